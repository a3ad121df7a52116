import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  pedidosList,
  pedidosListQueryKey,
  pedidosPorEstado,
  pedidosPorEstadoQueryKey,
} from 'api-client/backoffice';
import { pageQuery } from '../../shared/paging.ts';
import type { PedidosSearch } from './pedidos-search.ts';

/** One page of all orders or of those in one status; the loader and the screen ask with the same. */
export function pedidosPageOptions({ estado, pagina }: PedidosSearch) {
  const query = pageQuery(pagina);
  const ofOne = estado && { path: { estado }, query };
  return queryOptions({
    queryKey: ofOne ? pedidosPorEstadoQueryKey(ofOne) : pedidosListQueryKey({ query }),
    queryFn: async ({ signal }) => {
      const { data } = await (ofOne
        ? pedidosPorEstado({ ...ofOne, signal })
        : pedidosList({ query, signal }));
      return data;
    },
    placeholderData: keepPreviousData,
  });
}
