import type { LogLevel, LogStream } from 'node-kit/logger';
import type { TrustedProxies } from 'node-kit/trusted-proxies';

export type PageContext = {
  /** Nonce of the page's own inline scripts; only these scripts run. The nonce never reaches a browser. */
  mark: string;
  /** The visitor's IP address. */
  address: string;
};

/** Renders a page on the server. Pages with `cache-control: public, no-cache` are cached for all visitors when `cacheRules` is set. */
export interface PageHandler {
  (request: Request, context: PageContext): Promise<Response>;
  /** Whether the handler would answer 503 to this address; a cheap check before rendering. */
  refuses?: (address: string) => boolean;
}

/** Cache settings for pages that are the same for all visitors. The catalogue version is always part of the cache key. */
export interface CacheRules {
  /** Returns the part of the URL on which the page depends. */
  addressOf: (url: string) => string;
  /** Returns other state on which all pages depend, such as the year. */
  stamp: () => string;
  /** Returns the only cookie that the handler gets, or '' for none. Each of its values is cached apart, so allow only a few. */
  variantOf: (cookies: string) => string;
}

export type WebServerOptions = {
  /** `storefront` or `backoffice`: used in messages and in the name of the port setting. */
  name: string;
  /** Origin of the API's own server, such as http://127.0.0.1:4002. */
  apiUrl: string;
  /** Absolute path of the build's client files. */
  staticDir: string;
  /** Base URL of the pictures when they are not on this origin. */
  imagesUrl?: string | undefined;
  /** Folder of a built Storybook, served below `/kit/`. */
  kitDir?: string | undefined;
  /** Renders the pages; without a handler, every page is `staticDir`/index.html. */
  handler?: PageHandler;
  /** Paths of pages whose form the handler answers when the browser submits the form by itself, with POST. */
  forms?: readonly string[];
  /** Enables the page cache; without this option, every request renders its page. */
  cacheRules?: CacheRules;
  /** The reverse proxies that set X-Forwarded-*. */
  trustProxy?: TrustedProxies;
  /** Receives the log as JSON lines; without a stream, nothing is logged. */
  logger?: LogStream;
  logLevel?: LogLevel;
};
