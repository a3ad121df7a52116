import type { FeriadoRow, ZonaRow, ZonaValues } from './zonas-repository.ts';

/** As the trail names it. */
export const asObjeto = ({ zona_id, nombre }: Pick<ZonaRow, 'zona_id' | 'nombre'>) => ({
  tipo: 'zona' as const,
  id: zona_id,
  nombre,
});

/** What the trail keeps of a change. */
export const keptZona = ({ nombre, localidades, codigos_postales, dias, recibe_pedidos }: ZonaValues) => ({
  ...{ nombre, localidades, codigos_postales, dias, recibe_pedidos },
});

/** '2026-12-08 Inmaculada Concepción' */
export const keptFeriados = (rows: readonly FeriadoRow[]) => ({
  feriados: rows.map(({ fecha, nombre }) => `${fecha} ${nombre}`),
});
