import type { LogLevel, LogStream } from 'node-kit/logger';
import type { TrustedProxies } from 'node-kit/trusted-proxies';

export type PageContext = {
  /** Inline scripts that carry it as their nonce are the page's own, and run. It never reaches a browser. */
  mark: string;
  /** Who asks. */
  address: string;
};

/**
 * Renders a page on the server. One that it answers with `cache-control: public, no-cache` is kept for everybody, where pages
 * are kept.
 */
export interface PageHandler {
  (request: Request, context: PageContext): Promise<Response>;
  /** Whether this address would only be told to come again: asked first, for it costs next to nothing. */
  refuses?: (address: string) => boolean;
}

/** Of pages that are the same for everybody: what each of them is kept by, beside the state of the catalogue. */
export interface Keeping {
  /** What a page is made of, of the address that is asked for. */
  addressOf: (url: string) => string;
  /** What no address tells, such as the year. */
  stamp: () => string;
  /**
   * The only cookie that the handler gets, chosen from those of the request; '' for none. Pages are kept for each of its values,
   * so there may be only a few.
   */
  variantOf: (cookies: string) => string;
}

export type WebServerOptions = {
  /** `storefront` or `backoffice`: named in messages, and in the setting of its port. */
  name: string;
  /** Origin of the API's own server, such as http://127.0.0.1:4002. */
  apiUrl: string;
  /** Absolute path of the browser's part of the build. */
  staticDir: string;
  /** Where pictures are, when it is not on this origin. */
  imagesUrl?: string | undefined;
  /** Of a built Storybook, shown below `/kit/`. */
  kitDir?: string | undefined;
  /** Without one, every page is `staticDir`/index.html. */
  handler?: PageHandler;
  /** Without it each page is made for the one who asks. */
  keeping?: Keeping;
  /** Those in front that set X-Forwarded-*. */
  trustProxy?: TrustedProxies;
  /** Where the log goes, in lines of JSON; nowhere when left out. */
  logger?: LogStream;
  logLevel?: LogLevel;
};
