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

/**
 * The call, of which only `shape` is stored: a page that the server renders carries no more. `name` becomes part of the
 * key, so that the whole answer and each shape of it are stored apart (`scripts/lib/query-shapes.test.ts`). The call's
 * own key and its tags still reach the shape, when they are invalidated. Where nothing is rendered on a server,
 * `select` costs less.
 */
export const shapedOptions = <T, S>(
  name: string,
  options: Parameters<typeof callOptions<T>>[0],
  shape: (answer: T) => S,
  /** What stands in for a call that failed; the error is thrown where this is undefined. */
  standIn: (error: unknown) => S | undefined | Promise<S | undefined> = () => undefined,
): CallOptions<S> => {
  const { queryKey, queryFn } = callOptions(options);
  const ask: QueryFunction<S> = async (context) => {
    try {
      return shape(await queryFn(context));
    } catch (error) {
      const found = await standIn(error);
      if (found === undefined) throw error;
      return found;
    }
  };
  return { queryKey: [...queryKey, name], queryFn: ask };
};
