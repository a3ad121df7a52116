import {
  type UsuariosPage,
  usuariosInactivosOptions,
  usuariosListOptions,
  usuariosSearchOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { toldByScreen } from 'app-core/queries/own-failures';
import { withoutDashes } from '../../shared/list-search.ts';
import { type UsuariosSearch, usuariosSearch } from './usuarios-search.ts';

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
    ...toldByScreen,
  }),
};
