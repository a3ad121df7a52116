import type { QueryClient } from '@tanstack/react-query';
import { sessionStore, sessionToken } from '../shared/session/session.ts';

/** A product or a page of products, as any call returns it. */
interface Answer {
  precio?: number;
  producto_id?: string;
  productos?: readonly Answer[];
}

/**
 * Learns from answers about products whether the session may see prices: the server omits prices for roles without that
 * right. The newest answer wins; answers requested without this session are ignored. Returns a function that stops
 * listening.
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
