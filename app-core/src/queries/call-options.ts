import type { QueryFunction, QueryKey } from '@tanstack/react-query';

/** Options of any call that returns `T`. */
export interface CallOptions<T> {
  queryKey: QueryKey;
  queryFn: QueryFunction<T>;
}

/**
 * Converts the generated options of a call to a common type. Each generated key has its own type, so options of
 * different calls do not fit one parameter.
 */
export const callOptions = <T>(options: {
  queryKey: QueryKey;
  queryFn?: ((context: never) => T | Promise<T>) | symbol;
}): CallOptions<T> => ({ queryKey: options.queryKey, queryFn: options.queryFn as QueryFunction<T> });

/**
 * Caches only `shape` of the call's answer, so that a server-rendered page carries less data. `name` is added to the
 * key: the whole answer and each shape are cached separately (`scripts/lib/query-shapes.test.ts`). Invalidating the
 * call's key or tags invalidates the shape too. Without server rendering, prefer `select`: it costs less.
 */
export const shapedOptions = <T, S>(
  name: string,
  options: Parameters<typeof callOptions<T>>[0],
  shape: (answer: T) => S,
  /** Returns a value in place of a failed call; the error is thrown if the value is undefined. */
  fallback: (error: unknown) => S | undefined | Promise<S | undefined> = () => undefined,
): CallOptions<S> => {
  const { queryKey, queryFn } = callOptions(options);
  const ask: QueryFunction<S> = async (context) => {
    try {
      return shape(await queryFn(context));
    } catch (error) {
      const found = await fallback(error);
      if (found === undefined) throw error;
      return found;
    }
  };
  return { queryKey: [...queryKey, name], queryFn: ask };
};
