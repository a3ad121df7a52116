import { ApiError } from 'api-client/core';

/**
 * Ends a session on the server that is already over here. Offline, it retries when the connection returns while this
 * page is open. The token is never stored for the retry: after a logout this browser must hold none.
 */
export function tellLogout(logOut: () => Promise<unknown>): void {
  logOut().catch((error: unknown) => {
    const unheard = error instanceof ApiError && error.status === 0;
    if (unheard) window.addEventListener('online', () => tellLogout(logOut), { once: true });
  });
}
