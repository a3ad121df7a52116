import { type PedidosPage, pedidosListOptions, pedidosPorEstadoOptions } from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { defined } from '../../shared/defined.ts';
import { withoutDashes } from '../../shared/list-search.ts';
import { isEstado } from './estado.ts';
import { type PedidosFilters, type PedidosSearch, pedidosSearch } from './pedidos-search.ts';

const queryOf = ({ texto, ...filters }: Omit<PedidosFilters, 'estado'>) =>
  defined({ texto: withoutDashes(texto) || undefined, ...filters });

/** Returns the query with the status filter as the API expects it. */
export const wholeQuery = ({ estado: estados, ...filters }: PedidosFilters) => ({
  ...queryOf(filters),
  ...defined({ estados }),
});

function callFor({ estado, page, vista: _, columnas: __, ...filters }: PedidosSearch) {
  const query = { ...queryOf(filters), ...pageQuery(page) };
  if (estado === undefined) return pedidosListOptions({ query });
  return isEstado(estado)
    ? pedidosPorEstadoOptions({ path: { estado }, query })
    : pedidosListOptions({ query: { ...query, estados: estado } });
}

export const pedidosPages = {
  title: 'Área de Pedidos',
  search: pedidosSearch,
  options: (search: PedidosSearch) => callOptions<PedidosPage>(callFor(search)),
};
