import { configureApi } from 'api-client/storefront';
import { sessionToken, sessionUserId } from '../shared/session/session.ts';

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
