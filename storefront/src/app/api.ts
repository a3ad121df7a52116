import { configureApi } from 'api-client/storefront';
import { policyOf } from 'app-core/queries/error-policy';
import { notify } from 'ui-kit/notify';
import { session, sessionToken, sessionUserId } from '../shared/session/session.ts';

/**
 * Connects the API client. On the server every page renders for an anonymous visitor and calls go directly to the API.
 * In the browser, calls go to the page's own origin.
 */
export function connectApi(apiUrl: string | undefined): void {
  configureApi({
    token: sessionToken,
    account: sessionUserId,
    ...(apiUrl && { serverUrl: `${apiUrl}/api` }),
  });
}

/** Ends the session only if the refused token belongs to it. A 401 for an older token or for a visitor ends no session. */
export const errorPolicy = policyOf({
  endSession: ({ message, token }) => {
    if (!session.refuse(token)) return false;
    notify('warning', message, 'sesion-vencida');
    return true;
  },
  showToast: (message, key) => notify('error', message, key),
});
