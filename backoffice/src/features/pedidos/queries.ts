import { keepPreviousData } from '@tanstack/react-query';
import { type PedidosPage, pedidosListOptions, pedidosPorEstadoOptions } from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { pageQuery } from '../../shared/paging.ts';
import type { PedidosSearch } from './pedidos-search.ts';

/** One page of all orders or of those in one status; the loader and the screen ask with the same. */
export function pedidosPageOptions({ estado, pagina }: PedidosSearch) {
  const query = pageQuery(pagina);
  return {
    ...callOptions<PedidosPage>(
      estado ? pedidosPorEstadoOptions({ path: { estado }, query }) : pedidosListOptions({ query }),
    ),
    placeholderData: keepPreviousData,
  };
}
