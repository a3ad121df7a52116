import { useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';

/**
 * Returns the part of a browser-only store that `select` picks.
 * During hydration, every component sees the server's state, so that server and browser render the same. After
 * hydration, a component renders again only if its part differs. valtio's `useSnapshot` would give the browser's state
 * to components that hydrate late.
 */
export function useBrowserState<T extends object, S>(
  store: T,
  onServer: Snapshot<T>,
  select: (state: Snapshot<T>) => S,
): S {
  return useSyncExternalStore(
    // Keep the function stable: otherwise every render unsubscribes and subscribes again.
    useCallback((changed: () => void) => subscribe(store, changed), [store]),
    () => select(snapshot(store)),
    () => select(onServer),
  );
}
