import type { Vista } from 'api-client/backoffice';
import { queriesOf } from './queries.ts';

export const VISTAS_QUERIES = queriesOf('vistas');

/** Returns the URL's search of a view. */
export function toSearch({ vista_id, filtros: { estados, ...filtros }, columnas }: Vista) {
  return {
    ...filtros,
    ...(estados !== undefined && { estado: estados }),
    ...(columnas && { columnas: columnas.join(',') }),
    vista: vista_id,
  };
}
