import { type PedidosPage, pedidosListOptions, pedidosPorEstadoOptions } from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { defined } from '../../shared/defined.ts';
import { withoutDashes } from '../../shared/without-dashes.ts';
import { type PedidosSearch, pedidosSearch } from './pedidos-search.ts';

function callFor({ estado, texto, desde, hasta, page }: PedidosSearch) {
  const filters = defined({ texto: withoutDashes(texto) || undefined, desde, hasta });
  const query = { ...filters, ...pageQuery(page) };
  return estado ? pedidosPorEstadoOptions({ path: { estado }, query }) : pedidosListOptions({ query });
}

/** All orders, or those that are looked for. */
export const pedidosPages = {
  title: 'Área de Pedidos',
  search: pedidosSearch,
  options: (search: PedidosSearch) => callOptions<PedidosPage>(callFor(search)),
};
