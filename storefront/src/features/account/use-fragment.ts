import { useSyncExternalStore } from 'react';

const watch = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

/** Returns the fragment of the address, which no server ever sees. Undefined on the server and during hydration. */
export const useFragment = (): string | undefined =>
  useSyncExternalStore(
    watch,
    () => window.location.hash.slice(1),
    () => undefined,
  );
