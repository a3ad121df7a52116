import type { Surface } from '../contract/define.ts';
import { accountChangedError, isOlderTokenRefused, offlineError, toApiError } from './api-error.ts';
import type { LateClient } from './late-client.ts';

/** Milliseconds that a call waits for an answer; uploads have no limit (upload.ts). */
const TIMEOUT_MS = 10_000;

/** Options for calls that take long: fifty long delivery notes take half a minute, and eight such files may be queued before. */
export const longTimeout = { timeout: 5 * 60_000 } as const;

/** Whether the service worker may have the answer in its cache: the storefront's caches some answers, the back office's none. */
const mayBeCached = (app: Surface, { method }: Request) =>
  app === 'storefront' && method === 'GET' && Boolean(navigator.serviceWorker?.controller);

export interface ApiOptions {
  /** Returns the session's token for each call; undefined for a visitor. */
  token: () => string | undefined;
  /** Returns the token that the next call carries, `token` by default. An error that it throws stops the call. */
  tokenToSend?: () => string | undefined;
  /** Returns the id of the account on the page. An answer that arrives under another account is dropped. */
  account?: () => string | null;
  /**
   * Base URL of the API instead of the page's origin, e.g. `http://localhost:4002/api`, for server rendering.
   * Query keys contain only the path, so that the browser finds the server's data.
   */
  serverUrl?: string;
}

/** Configures a generated client for the API and makes it throw ApiError. Call once, before the first call. */
export function configureClient(
  client: LateClient,
  { app, ...options }: ApiOptions & { app: Surface },
): void {
  const { serverUrl, account = () => null } = options;
  const tokenOfRequest = new WeakMap<Request, string>();
  const config = {
    baseUrl: '/api',
    // The list of sessions shows in which app each was opened.
    headers: { 'x-app': app },
    throwOnError: true,
    auth: () => (options.tokenToSend ?? options.token)(),
    // TanStack Query retries; retries of the transport would multiply them.
    retry: 0,
    timeout: TIMEOUT_MS,
    ...(serverUrl
      ? {
          // The validator runs before the URL is built.
          requestValidator: async (request: unknown) => {
            (request as { baseUrl: string }).baseUrl = serverUrl;
          },
        }
      : {}),
  };
  const prepare: Parameters<LateClient['setUp']>[1] = ({ interceptors }) => {
    interceptors.request.use((request) => {
      // Fail at once when the browser is offline. In Node, `navigator.onLine` is undefined.
      if (globalThis.navigator?.onLine === false && !mayBeCached(app, request)) throw offlineError();
      const usuarioId = account();
      if (usuarioId !== null) tokenOfRequest.set(request, usuarioId);
      return request;
    });
    interceptors.response.use((response, request) => {
      const usuarioId = tokenOfRequest.get(request);
      if (usuarioId !== undefined && usuarioId !== account()) {
        // Cancel the body: unread, it would keep one of the browser's six connections.
        void response.body?.cancel().catch(() => {});
        throw accountChangedError();
      }
      return response;
    });
    interceptors.error.use((error, response, request) =>
      toApiError(error, response, request, options.token()),
    );
  };
  client.setUp(config, prepare, isOlderTokenRefused);
}
