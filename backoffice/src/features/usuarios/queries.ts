import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  usuariosInactivos,
  usuariosInactivosQueryKey,
  usuariosList,
  usuariosListQueryKey,
  usuariosSearch,
  usuariosSearchQueryKey,
} from 'api-client/backoffice';
import { pageQuery } from '../../shared/paging.ts';
import { sinGuiones } from '../../shared/sin-guiones.ts';
import type { UsuariosSearch } from './usuarios-search.ts';

/** One page of accounts. A term wins over the inactive mode, which wins over the list of the active ones. */
export function usuariosPageOptions({ buscar, inactivos, pagina }: UsuariosSearch) {
  const query = pageQuery(pagina);
  const placeholderData = keepPreviousData;
  if (buscar) {
    const search = { query: { term: sinGuiones(buscar), ...query } };
    return queryOptions({
      queryKey: usuariosSearchQueryKey(search) as readonly unknown[],
      queryFn: async ({ signal }) => (await usuariosSearch({ ...search, signal })).data,
      placeholderData,
    });
  }
  const [call, key] = inactivos
    ? [usuariosInactivos, usuariosInactivosQueryKey({ query })]
    : [usuariosList, usuariosListQueryKey({ query })];
  return queryOptions({
    queryKey: key as readonly unknown[],
    queryFn: async ({ signal }) => (await call({ query, signal })).data,
    placeholderData,
  });
}
