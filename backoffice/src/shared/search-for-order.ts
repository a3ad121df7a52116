import {
  type ProductosPage,
  productosSearchOptions,
  productosSearchParaClienteOptions,
  productosVariosOptions,
  productosVariosParaClienteOptions,
} from 'api-client/backoffice';
import { callOptions } from 'app-core/queries/call-options';
import { may } from './session/permisos.ts';

type Query = { term: string; limit: number; offset: number };

/** Returns whether lists show the customer's own prices. */
export const isForCliente = (cliente: string | null): cliente is string =>
  cliente !== null && may('productos.searchParaCliente');

/** Returns whether the server ranks results by the customer's purchases. */
export const isRankedFor = (term: string, cliente: string | null): boolean =>
  term !== '' && isForCliente(cliente);

/** Current data of these products, comma-separated ids, at the customer's prices. */
export const variosForCliente = (ids: string, cliente: string | null) =>
  callOptions<ProductosPage>(
    isForCliente(cliente)
      ? productosVariosParaClienteOptions({ path: { id: cliente }, query: { ids } })
      : productosVariosOptions({ query: { ids } }),
  );

/**
 * Lists products at a customer's prices, optionally within a category or brand. The server ranks the results of a term by
 * the customer's purchases.
 */
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

/** Searches products for an order: at the prices of the customer, if known, and ranked by their purchases. */
export const searchForOrder = (query: Query, cliente: string | null) =>
  isForCliente(cliente)
    ? searchForCliente(query, cliente)
    : callOptions<ProductosPage>(productosSearchOptions({ query }));
