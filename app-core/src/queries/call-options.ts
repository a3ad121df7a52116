import type { QueryFunction, QueryKey } from '@tanstack/react-query';

/** A call that answers `T`, whichever it is. */
export interface CallOptions<T> {
  queryKey: QueryKey;
  queryFn: QueryFunction<T>;
}

/**
 * The generated options of a call, for whoever takes any of several. Each has a key of a type of its own, which a
 * function that is called with it holds on to; that type alone is given up here.
 */
export const callOptions = <T>(options: {
  queryKey: QueryKey;
  queryFn?: ((context: never) => T | Promise<T>) | symbol;
}): CallOptions<T> => ({ queryKey: options.queryKey, queryFn: options.queryFn as QueryFunction<T> });
