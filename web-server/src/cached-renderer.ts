import { Crowd } from './crowd.ts';
import type { CacheRules, PageHandler } from './options.ts';
import { type CachedPage, PageCache, toCachedPage } from './page-cache.ts';
import { type RenderedPage, renderPage, type Visitor } from './rendered-page.ts';
import { NOT_AVAILABLE, TOO_MANY } from './too-many-visitors.ts';

/** Limit per address of visitors that wait for pages; equal to the limit of concurrent API calls. */
const MOST_WAITING = 300;

/** Milliseconds for rendering a page while the catalogue version is unknown. */
const PATIENCE = 3_000;

type CookieVisitor = Omit<Visitor, 'variant'> & { cookies: string };

/** Cache key: each variant has its own pages. */
const keyOf = (address: string, { variant }: Visitor) => `${variant} ${address}`;

/** A render in progress, shared by all visitors that wait for the page. */
interface RenderInProgress {
  page: Promise<RenderedPage | CachedPage>;
  waiting: number;
  gone: AbortController;
}

/**
 * Page cache: renders a page once for all visitors and keeps the page until the catalogue changes.
 * Each request first reads the catalogue version, so no page is older than the request.
 */
export class CachedRenderer {
  readonly #handler: PageHandler;
  readonly #cacheRules: CacheRules;
  readonly #version: () => Promise<string>;
  readonly #imagesUrl: string | undefined;
  readonly #visitors = new Crowd(MOST_WAITING);
  readonly #underWay = new Map<string, RenderInProgress>();
  readonly #kept = new PageCache();
  /** Catalogue version and other state to which the cached pages belong. */
  #stamp = '';

  constructor(
    handler: PageHandler,
    cacheRules: CacheRules,
    version: () => Promise<string>,
    imagesUrl?: string,
  ) {
    this.#handler = handler;
    this.#cacheRules = cacheRules;
    this.#version = version;
    this.#imagesUrl = imagesUrl;
  }

  /** @param cookies the request's Cookie header */
  async pageFor(url: string, { cookies, ...who }: CookieVisitor): Promise<RenderedPage | CachedPage> {
    const address = this.#cacheRules.addressOf(url);
    const visitor = { ...who, variant: this.#cacheRules.variantOf(cookies) };
    const version = await this.#version().catch(() => undefined);
    if (version === undefined) return this.#withoutVersion(address, visitor);
    const stamp = `${version} ${this.#cacheRules.stamp()}`;
    if (stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#kept.clear();
    }
    return (
      this.#kept.get(keyOf(address, visitor), visitor.address) ?? this.#together(stamp, address, visitor)
    );
  }

  /**
   * Serves the cached page when the API or its database does not answer: a page that may be outdated is better than none.
   * A page rendered now is neither cached nor shared: it may be older than another visitor's request.
   */
  async #withoutVersion(address: string, visitor: Visitor): Promise<RenderedPage | CachedPage> {
    const kept = this.#kept.get(keyOf(address, visitor), visitor.address);
    if (kept) return kept;
    const late = AbortSignal.timeout(PATIENCE);
    const signal = AbortSignal.any([visitor.signal, late]);
    const gaveUp = new Promise<RenderedPage>((resolve) => {
      late.addEventListener('abort', () => resolve(NOT_AVAILABLE), { once: true });
    });
    const made = this.#make(address, { ...visitor, signal });
    return Promise.race([
      made.catch((error) => (late.aborted ? NOT_AVAILABLE : Promise.reject(error))),
      gaveUp,
    ]);
  }

  async #together(stamp: string, address: string, visitor: Visitor): Promise<RenderedPage | CachedPage> {
    const key = `${stamp} ${keyOf(address, visitor)}`;
    const known = this.#underWay.get(key);
    // Refuse only this visitor: other visitors may share a render in progress.
    if (!known && this.#handler.refuses?.(visitor.address)) return TOO_MANY;
    const leaveCrowd = this.#visitors.enter(visitor.address);
    if (!leaveCrowd) return TOO_MANY;
    const making = known ?? this.#begin(key, stamp, address, visitor);
    making.waiting += 1;
    let here = true;
    const leaveQueue = () => {
      if (!here) return;
      here = false;
      leaveCrowd();
      making.waiting -= 1;
      // Remove the aborted render, so that the next visitor starts a new one.
      if (making.waiting === 0 && this.#end(key, making)) making.gone.abort();
    };
    visitor.signal.addEventListener('abort', leaveQueue, { once: true });
    if (visitor.signal.aborted) leaveQueue();
    return making.page.finally(leaveQueue);
  }

  #make(address: string, visitor: Visitor): Promise<RenderedPage> {
    return renderPage(this.#handler, address, visitor, this.#imagesUrl);
  }

  #begin(key: string, stamp: string, address: string, visitor: Visitor): RenderInProgress {
    const gone = new AbortController();
    const page = this.#make(address, { ...visitor, signal: gone.signal }).then(async (made) => {
      const kept = await toCachedPage(made);
      if (kept && stamp === this.#stamp && !gone.signal.aborted) {
        this.#kept.set(keyOf(address, visitor), kept, visitor.address);
      }
      return kept ?? made;
    });
    const making: RenderInProgress = { page, waiting: 0, gone };
    this.#underWay.set(key, making);
    const end = () => void this.#end(key, making);
    page.then(end, end);
    return making;
  }

  /** Returns false when the render had already been removed. */
  #end(key: string, making: RenderInProgress): boolean {
    return this.#underWay.get(key) === making && this.#underWay.delete(key);
  }
}
