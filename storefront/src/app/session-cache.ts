import type { QueryClient } from '@tanstack/react-query';
import { subscribeKey } from 'valtio/utils';
import { sessionStore } from '../shared/session/session.ts';

/**
 * The same call answers a visitor and a customer differently, under the same key. So whenever the session comes,
 * goes or changes, nothing that was fetched before counts: what is on screen is fetched again, the rest is dropped,
 * and guards are asked again.
 */
export function followSession(
  router: { invalidate: () => Promise<void> },
  queryClient: QueryClient,
): () => void {
  return subscribeKey(sessionStore, 'token', async (token) => {
    queryClient.removeQueries({ type: 'inactive' });
    // A customer's answers must not outlive the session; a visitor's may stand until the prices come.
    if (token) void queryClient.invalidateQueries();
    else void queryClient.resetQueries();
    await router.invalidate();
  });
}
