import type { QueryClient } from '@tanstack/react-query';
import { sessionStore, sessionToken } from '../shared/session/session.ts';

/** A product, or a page of them, as any call answers it. */
interface Answer {
  precio?: number;
  producto_id?: string;
  productos?: readonly Answer[];
}

/**
 * Whether an employee's role sees prices is the server's to say, and it says so by what it sends: the newest answer about
 * products counts. One that was asked for without this session says nothing about it. Returns how to stop.
 */
export function learnWhoSeesPrices(queryClient: QueryClient): () => void {
  const asked = new WeakMap<object, string | undefined>();
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') asked.set(query, sessionToken());
    if (action.type !== 'success' || action.manual || !asked.get(query)) return;
    if (asked.get(query) !== sessionToken()) return;
    const data = query.state.data as Answer | undefined;
    const [one] = data?.productos ?? [data];
    if (one?.producto_id) sessionStore.unpriced = one.precio === undefined;
  });
}
