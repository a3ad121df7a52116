import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';

/**
 * A store that only a browser can fill. While a page hydrates, part by part, each part sees what the server saw, so
 * that both render the same; right after, what the browser knows. valtio's own `useSnapshot` would hand a part that
 * hydrates late what the browser knows already.
 */
export function useBrowserState<T extends object>(store: T, onServer: Snapshot<T>): Snapshot<T> {
  return useSyncExternalStore(
    // The same function as long as the store is, or each render would leave the store and join it anew.
    useCallback((changed: () => void) => subscribe(store, changed), [store]),
    () => snapshot(store),
    () => onServer,
  );
}
