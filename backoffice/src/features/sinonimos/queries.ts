import { type SinonimosPage, sinonimosGetOptions, sinonimosListOptions } from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';
import { queriesOf } from '../../shared/queries.ts';

const search = z.object({ term, page });

export const sinonimosPages = {
  title: 'Sinónimos',
  search,
  options: ({ term, page }: z.infer<typeof search>) =>
    callOptions<SinonimosPage>(
      sinonimosListOptions({ query: { ...pageQuery(page), ...(term && { term }) } }),
    ),
};

export const sinonimoOptions = (id: string) => callOptions(sinonimosGetOptions({ path: { id } }));

/** Synonyms change search results, and searches without results. */
export const SINONIMOS_QUERIES = queriesOf('sinonimos', 'productos', 'busquedas');
