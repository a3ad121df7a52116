import {
  type UsuariosPage,
  usuariosInactivosOptions,
  usuariosListOptions,
  usuariosSearchOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { toldByScreen } from 'app-core/queries/own-failures';
import { withoutDashes } from '../../shared/without-dashes.ts';
import { type UsuariosSearch, usuariosSearch } from './usuarios-search.ts';

function callFor({ term, inactivos, page }: UsuariosSearch) {
  const query = pageQuery(page);
  if (term) return usuariosSearchOptions({ query: { term: withoutDashes(term), ...query } });
  return inactivos ? usuariosInactivosOptions({ query }) : usuariosListOptions({ query });
}

/** The accounts. A term wins over the inactive mode, which wins over the list of the active ones. */
export const usuariosPages = {
  title: 'Área de Usuarios',
  search: usuariosSearch,
  options: (search: UsuariosSearch) => ({
    ...callOptions<UsuariosPage>(callFor(search)),
    // The list itself says so, and stays as it was.
    ...toldByScreen,
  }),
};
