import type { Surface } from '../contract/define.ts';
import { accountChanged, isRefusedOlder, toApiError, withoutSignal } from './api-error.ts';
import type { LateClient } from './late-client.ts';

/** Milliseconds that a call waits for an answer; uploads wait for as long as it takes (upload.ts). */
const PATIENCE = 10_000;

/**
 * Options of a call that has something made which takes long: fifty long delivery notes are half a minute's work, and
 * eight such files may wait before it.
 */
export const patiently = { timeout: 5 * 60_000 } as const;

/** Whether the page's service worker may have stored the answer: the shop's stores some, the panel's none. */
const mayBeKept = (app: Surface, { method }: Request) =>
  app === 'storefront' && method === 'GET' && Boolean(navigator.serviceWorker?.controller);

export interface ApiOptions {
  /** The session's token, asked for at each call; nothing for a visitor. */
  token: () => string | undefined;
  /** The id of the account that uses the page. An answer that arrives under another one is thrown away. */
  account?: () => string | null;
  /**
   * Where calls go instead of the page's own origin, e.g. `http://localhost:4002/api`, for a server that renders
   * pages. Query keys keep the path alone, so that the browser finds what the server put there.
   */
  serverUrl?: string;
}

/** Points a generated client at the API and makes it throw ApiError. Call once, before the first call. */
export function configureClient(
  client: LateClient,
  { app, ...options }: ApiOptions & { app: Surface },
): void {
  const { serverUrl, account = () => null } = options;
  const askedBy = new WeakMap<Request, string>();
  const config = {
    baseUrl: '/api',
    // A session says later where it was opened.
    headers: { 'x-app': app },
    throwOnError: true,
    auth: () => options.token(),
    // TanStack Query tries again; the transport doing so too would multiply it.
    retry: 0,
    timeout: PATIENCE,
    ...(serverUrl
      ? {
          // It sees each request's options before the address is built.
          requestValidator: async (request: unknown) => {
            (request as { baseUrl: string }).baseUrl = serverUrl;
          },
        }
      : {}),
  };
  const prepare: Parameters<LateClient['setUp']>[1] = ({ interceptors }) => {
    interceptors.request.use((request) => {
      // The browser knows that there is no signal: said at once. A server's `navigator` knows nothing of it.
      if (globalThis.navigator?.onLine === false && !mayBeKept(app, request)) throw withoutSignal();
      const usuarioId = account();
      if (usuarioId !== null) askedBy.set(request, usuarioId);
      return request;
    });
    interceptors.response.use((response, request) => {
      const usuarioId = askedBy.get(request);
      if (usuarioId !== undefined && usuarioId !== account()) {
        // Cancel the body: unread, it would keep one of the browser's six connections.
        void response.body?.cancel().catch(() => {});
        throw accountChanged();
      }
      return response;
    });
    interceptors.error.use((error, response, request) =>
      toApiError(error, response, request, options.token()),
    );
  };
  client.setUp(config, prepare, isRefusedOlder);
}
