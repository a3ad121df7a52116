import type { QueryClient } from '@tanstack/react-query';
import { followSession } from 'app-core/session/follow-session';
import { session } from '../shared/session/session.ts';

/**
 * The same call answers a visitor and a customer differently, under the same key. So whenever the session comes,
 * goes or changes, nothing that was fetched before counts: what is on screen is fetched again, the rest is dropped,
 * and guards are asked again.
 */
export const cacheFollowsSession = (
  router: { invalidate: () => Promise<void> },
  queryClient: QueryClient,
): (() => void) =>
  followSession(session, async (change) => {
    queryClient.removeQueries({ type: 'inactive' });
    // A customer's answers are nobody else's; a visitor's may stand until the prices come.
    if (change === 'came' || change === 'renewed') void queryClient.invalidateQueries();
    else void queryClient.resetQueries();
    await router.invalidate();
  });
