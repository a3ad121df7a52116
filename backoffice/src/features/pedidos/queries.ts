import { type PedidosPage, pedidosListOptions, pedidosPorEstadoOptions } from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { type PedidosSearch, pedidosSearch } from './pedidos-search.ts';

function callFor({ estado, page }: PedidosSearch) {
  const query = pageQuery(page);
  return estado ? pedidosPorEstadoOptions({ path: { estado }, query }) : pedidosListOptions({ query });
}

/** All orders, or those in one status. */
export const pedidosPages = {
  title: 'Área de Pedidos',
  search: pedidosSearch,
  options: (search: PedidosSearch) => callOptions<PedidosPage>(callFor(search)),
};
