import { ApiError } from 'api-client/core';

/**
 * Has the server end a session that is over here: at once, or, without a signal, when it is back, if this page still
 * stands then. The token is kept nowhere for it: after a logout this browser holds none.
 */
export function tellLogout(logOut: () => Promise<unknown>): void {
  logOut().catch((error: unknown) => {
    const unheard = error instanceof ApiError && error.status === 0;
    if (unheard) window.addEventListener('online', () => tellLogout(logOut), { once: true });
  });
}
