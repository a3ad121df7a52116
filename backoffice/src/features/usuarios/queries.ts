import {
  type UsuariosPage,
  usuariosInactivosOptions,
  usuariosListOptions,
  usuariosSearchOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { reportedByScreen } from 'app-core/queries/own-failures';
import { z } from 'zod';
import { page, term, withoutDashes } from '../../shared/list-search.ts';

/** Term, mode and page of the users area in the URL. Invalid values fall back to the active accounts. */
const usuariosSearch = z.object({
  term,
  inactivos: z.boolean().default(false).catch(false),
  page,
});
export type UsuariosSearch = z.infer<typeof usuariosSearch>;

function callFor({ term, inactivos, page }: UsuariosSearch) {
  const query = pageQuery(page);
  if (term) return usuariosSearchOptions({ query: { term: withoutDashes(term), ...query } });
  return inactivos ? usuariosInactivosOptions({ query }) : usuariosListOptions({ query });
}

/** Query options of the accounts. A term has precedence over the inactive mode. */
export const usuariosPages = {
  title: 'Área de Usuarios',
  search: usuariosSearch,
  options: (search: UsuariosSearch) => ({
    ...callOptions<UsuariosPage>(callFor(search)),
    // The list shows the error itself.
    ...reportedByScreen,
  }),
};
