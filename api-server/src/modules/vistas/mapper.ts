import type { vista } from 'api-client/contract/vistas-staff';
import type { z } from 'zod';
import type { VistaRow } from './repository.ts';

export const toVista = ({ vista: row, autor }: VistaRow): z.input<typeof vista> => ({
  vista_id: row.vista_id,
  nombre: row.nombre,
  de_equipo: row.de_equipo,
  filtros: row.filtros,
  columnas: row.columnas,
  autor,
  version: row.version,
});

/** Returns the fields that the audit log compares. Filters without values: a value may be a customer's name. */
export const keptOf = ({ vista: { nombre, de_equipo, filtros, columnas } }: VistaRow) => ({
  nombre,
  de_equipo,
  filtros: Object.keys(filtros).sort(),
  columnas,
});

/** Names the view for the audit log. */
export const asObjeto = ({ vista: { vista_id, nombre } }: VistaRow) =>
  ({ tipo: 'vista', id: vista_id, nombre }) as const;
