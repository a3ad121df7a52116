import { keepPreviousData } from '@tanstack/react-query';
import {
  type UsuariosPage,
  usuariosInactivosOptions,
  usuariosListOptions,
  usuariosSearchOptions,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { pageQuery } from '../../shared/paging.ts';
import { sinGuiones } from '../../shared/sin-guiones.ts';
import type { UsuariosSearch } from './usuarios-search.ts';

function callFor({ buscar, inactivos, pagina }: UsuariosSearch) {
  const query = pageQuery(pagina);
  if (buscar) return usuariosSearchOptions({ query: { term: sinGuiones(buscar), ...query } });
  return inactivos ? usuariosInactivosOptions({ query }) : usuariosListOptions({ query });
}

/** One page of accounts. A term wins over the inactive mode, which wins over the list of the active ones. */
export const usuariosPageOptions = (search: UsuariosSearch) => ({
  ...callOptions<UsuariosPage>(callFor(search)),
  placeholderData: keepPreviousData,
  // The list itself says so, and stays as it was.
  meta: { ownErrors: true },
});
