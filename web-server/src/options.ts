import type { TrustedProxies } from 'node-kit/trusted-proxies';

export type PageContext = {
  /** Fresh for each answer; the content security policy lets inline scripts run that carry it. */
  nonce: string;
};

/** Renders a page on the server. A header that its answer sets itself is left alone. */
export type PageHandler = (request: Request, context: PageContext) => Promise<Response>;

export type WebServerOptions = {
  /** `storefront` or `backoffice`: named in messages, and in the setting of its port. */
  name: string;
  /** Origin of the API's own server, such as http://127.0.0.1:4002. */
  apiUrl: string;
  /** Absolute path of the browser's part of the build. */
  staticDir: string;
  /** Without one, every page is `staticDir`/index.html. */
  handler?: PageHandler;
  /** The policy of a page, given its nonce; by default `defaultContentSecurityPolicy`. */
  contentSecurityPolicy?: (nonce: string) => string;
  /** Those in front that set X-Forwarded-*. */
  trustProxy?: TrustedProxies;
};
