import { configureApi } from 'api-client/storefront';
import { sessionToken, sessionUserId } from '../shared/session/session.ts';

/**
 * On the server nobody is logged in, whoever asks: pages are a visitor's there, and its calls go straight to the
 * API. In the browser they go to the page's own origin.
 */
export function connectApi(apiUrl: string | undefined): void {
  configureApi({
    token: sessionToken,
    account: sessionUserId,
    ...(apiUrl && { serverUrl: `${apiUrl}/api` }),
  });
}
