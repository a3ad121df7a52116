import type { FeriadoRow, ZonaRow, ZonaValues } from './repository.ts';

/** Returns the zone as an audit log object. */
export const asObjeto = ({ zona_id, nombre }: Pick<ZonaRow, 'zona_id' | 'nombre'>) => ({
  tipo: 'zona' as const,
  id: zona_id,
  nombre,
});

/** Returns the fields that the audit log keeps. */
export const keptZona = ({ nombre, localidades, codigos_postales, dias, recibe_pedidos }: ZonaValues) => ({
  ...{ nombre, localidades, codigos_postales, dias, recibe_pedidos },
});

/** Each holiday as a text like '2026-12-08 Inmaculada Concepción'. */
export const keptFeriados = (rows: readonly FeriadoRow[]) => ({
  feriados: rows.map(({ fecha, nombre }) => `${fecha} ${nombre}`),
});
