import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { type Snapshot, snapshot, subscribe } from 'valtio';

/**
 * False while the page shows the server's state. React renders a change of this value in short tasks. A change of a store
 * renders every component that reads the store in one task.
 */
export const ShowsBrowserState = createContext(true);

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
  const isShown = use(ShowsBrowserState);
  return useSyncExternalStore(
    // Keep the function stable: otherwise every render unsubscribes and subscribes again.
    useCallback((changed: () => void) => subscribe(store, changed), [store]),
    () => select(isShown ? snapshot(store) : onServer),
    () => select(onServer),
  );
}
