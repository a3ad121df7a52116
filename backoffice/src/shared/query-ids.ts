import type { Query, QueryFilters } from '@tanstack/react-query';

/** The queries of some calls, by the names that their generated keys carry, whatever their parameters are. */
export const queriesOf = (
  ids: readonly string[],
): QueryFilters & { predicate: (query: Query) => boolean } => ({
  predicate: ({ queryKey: [key] }) =>
    typeof key === 'object' && key !== null && '_id' in key && ids.includes(String(key._id)),
});

/** Calls that answer orders or accounts in pages. */
export const PEDIDOS_LISTS = ['pedidosList', 'pedidosPorEstado'] as const;
export const USUARIOS_LISTS = ['usuariosList', 'usuariosInactivos', 'usuariosSearch'] as const;
