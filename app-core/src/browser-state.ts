import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';

/**
 * What `select` takes out of a store that only a browser can fill. While a page hydrates, part by part, each part sees
 * what the server saw, so that both render the same; right after, what the browser knows, and of the parts only those
 * render anew for which that is something else. valtio's own `useSnapshot` would hand a part that hydrates late what
 * the browser knows already.
 */
export function useBrowserState<T extends object, S>(
  store: T,
  onServer: Snapshot<T>,
  select: (state: Snapshot<T>) => S,
): S {
  return useSyncExternalStore(
    // The same function as long as the store is, or each render would leave the store and join it anew.
    useCallback((changed: () => void) => subscribe(store, changed), [store]),
    () => select(snapshot(store)),
    () => select(onServer),
  );
}
