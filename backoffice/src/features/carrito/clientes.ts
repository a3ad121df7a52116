import { useQuery } from '@tanstack/react-query';
import { LIMITS, type Usuario, usuariosListOptions, usuariosSearchOptions } from 'api-client/backoffice';
import { namesPerson } from 'api-client/backoffice-personas';
import { together } from 'app-core/queries/answer';
import { z } from 'zod';
import { page, term } from '../../shared/list-search.ts';
import { withoutDashes } from '../../shared/without-dashes.ts';

/** Term and page of 'Buscar Cliente', in the URL. What makes no sense falls back to the start. */
export const clientesSearch = z.object({ term, page });

const all = { limit: LIMITS.pageMax, offset: 0 };

export const clientesOptions = () => usuariosListOptions({ query: all });

/** Parts of e-mail, name, last name, DNI or shop (staff document, section 5), compared as the server compares them. */
export const matches = ({ email, nombre, apellido, dni, nombre_comercio }: Usuario, term: string): boolean =>
  namesPerson([`${nombre} ${apellido}`, email, String(dni), nombre_comercio], term);

/** Deactivated, not just waiting for approval: the server takes no order for that one. */
export const isDeactivated = ({ dado_de_alta, esta_activo }: Usuario): boolean =>
  dado_de_alta && !esta_activo;

/**
 * The accounts that a term finds. The list holds a hundred active ones; the server's search reaches all the others,
 * those that wait for approval too, and adds them.
 */
export function useClientes(term: string) {
  const list = useQuery(clientesOptions());
  const search = useQuery({
    ...usuariosSearchOptions({ query: { term: withoutDashes(term), ...all } }),
    enabled: term !== '',
  });
  const found = new Map<string, Usuario>();
  for (const usuario of list.data?.usuarios ?? []) {
    if (matches(usuario, term)) found.set(usuario.usuario_id, usuario);
  }
  for (const usuario of (term && search.data?.usuarios) || []) found.set(usuario.usuario_id, usuario);
  const { data } = term ? search : list;
  const asked = together(term ? [list, search] : [list]);
  return {
    /** What one of the two has found is there before the other has answered. */
    clientes: { ...asked, data: found.size > 0 || asked.data ? [...found.values()] : undefined },
    /** There are more than one answer holds. */
    hasMore: (data?.total ?? 0) > LIMITS.pageMax,
  };
}
