import type { QueryClient } from '@tanstack/react-query';
import type { ListOptions } from './catalogue/list-options.ts';

const PATIENCE = 150;

/**
 * What a list's route waits for. On the server: everything, so that the page is whole, and a failure is the page's
 * status. In the browser: at most 150 ms; a list that takes longer shows its skeletons by then, in a page that
 * already stands, and shows its own failure.
 */
export async function loadList<T>(queryClient: QueryClient, options: ListOptions<T>): Promise<void> {
  const answer = queryClient.ensureQueryData(options);
  if (import.meta.env.SSR) return void (await answer);
  const settled = answer.then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
