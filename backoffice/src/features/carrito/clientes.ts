import { useQuery } from '@tanstack/react-query';
import { LIMITS, type Usuario, usuariosListOptions, usuariosSearchOptions } from 'api-client/backoffice';
import { namesPerson } from 'api-client/backoffice-personas';
import { combineQueries } from 'app-core/queries/answer';
import { z } from 'zod';
import { page, term, withoutDashes } from '../../shared/list-search.ts';

/** Term and page of 'Buscar Cliente' in the URL. Invalid values fall back to the defaults. */
export const clientesSearch = z.object({ term, page });

const firstPage = { limit: LIMITS.pageMax, offset: 0 };

export const clientesOptions = () => usuariosListOptions({ query: firstPage });

/**
 * Returns whether e-mail, name, last name, DNI or shop contain the term, by the server's comparison (staff
 * document, section 5).
 */
export const matches = ({ email, nombre, apellido, dni, nombre_comercio }: Usuario, term: string): boolean =>
  namesPerson([`${nombre} ${apellido}`, email, String(dni), nombre_comercio], term);

/** Returns whether the account is deactivated, not only pending: the server refuses orders for it. */
export const isDeactivated = ({ dado_de_alta, esta_activo }: Usuario): boolean =>
  dado_de_alta && !esta_activo;

/** Returns the accounts that match a term. The list has up to a hundred active ones; the search finds the rest. */
export function useClientes(term: string) {
  const list = useQuery(clientesOptions());
  const search = useQuery({
    ...usuariosSearchOptions({ query: { term: withoutDashes(term), ...firstPage } }),
    enabled: term !== '',
  });
  const found = new Map<string, Usuario>();
  for (const usuario of list.data?.usuarios ?? []) {
    if (matches(usuario, term)) found.set(usuario.usuario_id, usuario);
  }
  for (const usuario of (term && search.data?.usuarios) || []) found.set(usuario.usuario_id, usuario);
  const { data } = term ? search : list;
  const asked = combineQueries(term ? [list, search] : [list]);
  return {
    /** Show the first response without waiting for the second. */
    clientes: { ...asked, data: found.size > 0 || asked.data ? [...found.values()] : undefined },
    /** The list has more accounts than one response holds. */
    hasMore: (data?.total ?? 0) > LIMITS.pageMax,
  };
}
