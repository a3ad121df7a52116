import {
  type ProductosPage,
  productosSearchOptions,
  productosSearchParaClienteOptions,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { may } from './session/permisos.ts';

type Query = { term: string; limit: number; offset: number };

/** Whether the server puts first what the customer buys: then its order stands. */
export const isRankedFor = (term: string, cliente: string | null): cliente is string =>
  cliente !== null && term !== '' && may('productos.searchParaCliente');

/** What the term finds for a customer, of a category or a brand where one is chosen: what the customer buys comes first. */
export const searchForCliente = (
  { categoria, marca, ...query }: Query & { categoria?: string | undefined; marca?: string | undefined },
  cliente: string,
) =>
  callOptions<ProductosPage>(
    productosSearchParaClienteOptions({
      path: { id: cliente },
      query: { ...query, ...(categoria && { categoria }), ...(marca && !categoria && { marca }) },
    }),
  );

/** The search of products for an order: of a known customer, the server puts first what that customer buys. */
export const searchForOrder = (query: Query, cliente: string | null) =>
  isRankedFor(query.term, cliente)
    ? searchForCliente(query, cliente)
    : callOptions<ProductosPage>(productosSearchOptions({ query }));
