import {
  type ClientesDeCondicion,
  type ComparacionDeCondiciones,
  type CondicionesPage,
  condicionesClientesOptions,
  condicionesCompararOptions,
  condicionesListOptions,
  condicionesPreciosOptions,
  DIFERENCIAS,
  type PreciosDeCondicion,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';

const search = z.object({ page });

export const condicionesPages = {
  title: 'Condiciones comerciales',
  search,
  options: ({ page }: z.infer<typeof search>) =>
    callOptions<CondicionesPage>(condicionesListOptions({ query: pageQuery(page) })),
};

/** Search term, filter and page of an agreement's prices in the URL. */
export const preciosSearch = z.object({
  term,
  propios: z.enum(['si']).optional().catch(undefined),
  page,
});
type PreciosSearch = z.infer<typeof preciosSearch>;

export const preciosOptions = (id: string, { term, propios, page }: PreciosSearch) =>
  callOptions<PreciosDeCondicion>(
    condicionesPreciosOptions({
      path: { id },
      query: { term, ...pageQuery(page), ...(propios && { propios }) },
    }),
  );

export const clientesOptions = (id: string, page: number) =>
  callOptions<ClientesDeCondicion>(condicionesClientesOptions({ path: { id }, query: pageQuery(page) }));

const condicionParameter = z.uuid().optional().catch(undefined);

const comparacionSearch = z.object({
  condicion: condicionParameter,
  /** The other agreement; the shop's prices without it. */
  con: condicionParameter,
  diferencia: z.enum(DIFERENCIAS).optional().catch(undefined),
  term,
  page,
});

export const comparacionPages = {
  title: 'Comparar condiciones',
  search: comparacionSearch,
  options: ({ condicion, con, diferencia, term, page }: z.infer<typeof comparacionSearch>) => ({
    ...callOptions<ComparacionDeCondiciones>(
      condicionesCompararOptions({
        path: { id: condicion ?? '' },
        query: { term, ...pageQuery(page), ...(con && { con }), ...(diferencia && { diferencia }) },
      }),
    ),
    enabled: condicion !== undefined,
  }),
};
