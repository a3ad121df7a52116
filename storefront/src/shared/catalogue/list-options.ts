import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import type { Producto } from 'api-client/storefront';

/** What loader and list share of a generated call's options. */
export interface ListOptions<T> {
  queryKey: QueryKey;
  queryFn: QueryFunction<T>;
}

export interface ProductsPage {
  productos: Producto[];
  total: number;
}

/** Each generated call has a key of a type of its own; a list only needs that there is one. */
export const listOptions = <T>(options: {
  queryKey: QueryKey;
  queryFn?: ((context: never) => T | Promise<T>) | symbol;
}): ListOptions<T> => ({ queryKey: options.queryKey, queryFn: options.queryFn as QueryFunction<T> });
