import {
  type ClientesDeCondicion,
  type CondicionesPage,
  condicionesClientesOptions,
  condicionesListOptions,
  condicionesPreciosOptions,
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
