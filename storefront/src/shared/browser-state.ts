import { useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';

/**
 * A store that only a browser can fill. While a page hydrates, part by part, each part sees what the server saw, so
 * that both render the same; right after, what the browser knows. valtio's own `useSnapshot` would hand a part that
 * hydrates late what the browser knows already.
 */
export function useBrowserState<T extends object>(store: T, onServer: Snapshot<T>): Snapshot<T> {
  return useSyncExternalStore(
    (changed) => subscribe(store, changed),
    () => snapshot(store),
    () => onServer,
  );
}
