import {
  type ProductosPage,
  productosSearchOptions,
  productosSearchParaClienteOptions,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { may } from './session/permisos.ts';

type Query = { term: string; limit: number; offset: number };

/** The search of products for an order: of a known customer, the server puts first what that customer buys. */
export const searchForOrder = (query: Query, cliente: string | null) =>
  cliente !== null && query.term !== '' && may('productos.searchParaCliente')
    ? callOptions<ProductosPage>(productosSearchParaClienteOptions({ path: { id: cliente }, query }))
    : callOptions<ProductosPage>(productosSearchOptions({ query }));
