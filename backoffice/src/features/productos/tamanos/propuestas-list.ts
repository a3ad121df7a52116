import {
  type PropuestasTamanosPage,
  type PropuestaTamanos,
  productosPropuestasTamanosOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { page } from '../../../shared/list-search.ts';
import type { Grupo } from './use-decide-tamanos.ts';

/** The groups proposed by name, paginated. */
export const propuestasPages = {
  title: 'Tamaños de productos',
  search: z.object({ page }),
  options: (search: { page: number }) =>
    callOptions<PropuestasTamanosPage>(productosPropuestasTamanosOptions({ query: pageQuery(search.page) })),
};

export type Propuesta = PropuestaTamanos;

export const marcaOf = ({ productos: [first] }: Propuesta): string => first?.marca.nombre ?? '';

/** A name is unique within a brand. */
export const keyOf = (propuesta: Propuesta): string => `${propuesta.nombre} ${marcaOf(propuesta)}`;

/** Returns the group in the API's format, for products without a decision. */
export const undecided = (ids: readonly string[], decision: Grupo['decision']): Grupo => ({
  decision,
  productos: ids.map((producto_id) => ({ producto_id, grupo_id: null })),
});
