import {
  type ProductosPage,
  productosSearchOptions,
  productosSearchParaClienteOptions,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { may } from './session/permisos.ts';

type Query = { term: string; limit: number; offset: number };

/** Returns whether the server ranks results by the customer's purchases. */
export const isRankedFor = (term: string, cliente: string | null): cliente is string =>
  cliente !== null && term !== '' && may('productos.searchParaCliente');

/** Searches for a customer, optionally within a category or brand; the server ranks by the customer's purchases. */
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

/** Searches products for an order; with a known customer the server ranks by their purchases. */
export const searchForOrder = (query: Query, cliente: string | null) =>
  isRankedFor(query.term, cliente)
    ? searchForCliente(query, cliente)
    : callOptions<ProductosPage>(productosSearchOptions({ query }));
