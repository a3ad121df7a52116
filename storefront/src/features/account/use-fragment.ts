import { useSyncExternalStore } from 'react';

const watch = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/**
 * What stands in the address's fragment, which no server ever sees; nothing on the server and while the page hydrates.
 */
export const useFragment = (): string | undefined =>
  useSyncExternalStore(
    watch,
    () => window.location.hash.slice(1),
    () => undefined,
  );
