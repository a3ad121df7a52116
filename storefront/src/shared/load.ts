import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'api-client/storefront';
import type { CallOptions } from 'app-core/queries/call-options';

const PATIENCE = 150;

/**
 * Reason why the server could not load a page, as plain data that the frame shows as an error view. A thrown error
 * would be thrown again during hydration, and React would render the whole page anew (React error 520).
 */
export interface LoadFailure {
  failure: { status: number; message: string };
}

export const isLoadFailure = (answer: unknown): answer is LoadFailure =>
  typeof answer === 'object' && answer !== null && 'failure' in answer;

/** Result of a route's loader. In the browser the promise still rejects, because each list shows its own error. */
export async function orFailure<T>(loading: Promise<T>): Promise<T | LoadFailure> {
  if (!import.meta.env.SSR) return loading;
  return loading.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return { failure: { status: error.status, message: error.message } };
  });
}

/** Loads several lists as `loadList` does. Returns the reason if the server failed. */
export async function loadLists(
  queryClient: QueryClient,
  ...lists: CallOptions<unknown>[]
): Promise<LoadFailure | undefined> {
  const answer = await orFailure(Promise.all(lists.map((options) => loadList(queryClient, options))));
  return isLoadFailure(answer) ? answer : undefined;
}

/**
 * Loads one list of a route. The server waits for the list, and a failure sets the page's status. The browser waits at
 * most 150 ms; a slower list shows skeletons and its own error.
 */
export async function loadList<T>(queryClient: QueryClient, options: CallOptions<T>): Promise<void> {
  const answer = queryClient.ensureQueryData(options);
  if (import.meta.env.SSR) return void (await answer);
  const settled = answer.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
