import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'api-client/storefront';
import type { CallOptions } from 'app-core/queries/call-options';

const PATIENCE = 150;

/**
 * Why the server could not load a page: plain data in the route's answer, which the frame shows as an error view. Were
 * it thrown instead, the browser would throw it again while hydrating and build the whole page anew (React's #520).
 */
export interface LoadFailure {
  failure: { status: number; message: string };
}

export const isLoadFailure = (answer: unknown): answer is LoadFailure =>
  typeof answer === 'object' && answer !== null && 'failure' in answer;

/** What a route's loader answers. In the browser a failure stays an error: each list shows its own. */
export async function orFailure<T>(loading: Promise<T>): Promise<T | LoadFailure> {
  if (!import.meta.env.SSR) return loading;
  return loading.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return { failure: { status: error.status, message: error.message } };
  });
}

/** Waits for a route's lists as `loadList` does; answers nothing, or why the server could not have them. */
export async function loadLists(
  queryClient: QueryClient,
  ...lists: CallOptions<unknown>[]
): Promise<LoadFailure | undefined> {
  const answer = await orFailure(Promise.all(lists.map((options) => loadList(queryClient, options))));
  return isLoadFailure(answer) ? answer : undefined;
}

/**
 * One list of a route. On the server: until it is there, so that the page is whole, and a failure is the page's
 * status. In the browser: at most 150 ms; a list that takes longer shows its skeletons by then, in a page that
 * already stands, and shows its own failure.
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
