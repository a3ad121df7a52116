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

/** What the names propose, a page at a time. */
export const propuestasPages = {
  title: 'Tamaños de productos',
  search: z.object({ page }),
  options: (search: { page: number }) =>
    callOptions<PropuestasTamanosPage>(productosPropuestasTamanosOptions({ query: pageQuery(search.page) })),
};

export type Propuesta = PropuestaTamanos;

export const marcaOf = ({ productos: [first] }: Propuesta): string => first?.marca.nombre ?? '';

/** A name stands once within a brand. */
export const keyOf = (propuesta: Propuesta): string => `${propuesta.nombre} ${marcaOf(propuesta)}`;

/** As the call names it: nobody decided on any of them yet. */
export const undecided = (ids: readonly string[], decision: Grupo['decision']): Grupo => ({
  decision,
  productos: ids.map((producto_id) => ({ producto_id, grupo_id: null })),
});
