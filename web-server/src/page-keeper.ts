import { Crowd } from './crowd.ts';
import { type KeptPage, keptPage } from './kept-page.ts';
import { KeptPages } from './kept-pages.ts';
import { type MadePage, makePage, type Visitor } from './made-page.ts';
import type { Keeping, PageHandler } from './options.ts';
import { NOT_AVAILABLE, TOO_MANY } from './too-many-visitors.ts';

/** Of one address, that wait for pages which are being made: as many as may call the API at once. */
const MOST_WAITING = 300;

/** Milliseconds that a page may take to be made while the API does not say how far the catalogue is. */
const PATIENCE = 3_000;

type Asker = Omit<Visitor, 'variant'> & { cookies: string };

/** What a page is kept by: each variant has pages of its own. */
const keyOf = (address: string, { variant }: Visitor) => `${variant} ${address}`;

/** A page that is being made, for all who wait for it. */
interface Making {
  page: Promise<MadePage | KeptPage>;
  waiting: number;
  gone: AbortController;
}

/**
 * Makes a page once for all who ask for it, and keeps it until the catalogue changes. Whoever asks is first told by the
 * API how far that is, so no page is older than the question for it.
 */
export class PageKeeper {
  readonly #handler: PageHandler;
  readonly #keeping: Keeping;
  readonly #version: () => Promise<string>;
  readonly #imagesUrl: string | undefined;
  readonly #visitors = new Crowd(MOST_WAITING);
  readonly #underWay = new Map<string, Making>();
  readonly #kept = new KeptPages();
  /** What the kept pages depend on beside their address. */
  #stamp = '';

  constructor(handler: PageHandler, keeping: Keeping, version: () => Promise<string>, imagesUrl?: string) {
    this.#handler = handler;
    this.#keeping = keeping;
    this.#version = version;
    this.#imagesUrl = imagesUrl;
  }

  /** @param cookies as the browser sent them */
  async pageFor(url: string, { cookies, ...who }: Asker): Promise<MadePage | KeptPage> {
    const address = this.#keeping.addressOf(url);
    const visitor = { ...who, variant: this.#keeping.variantOf(cookies) };
    const version = await this.#version().catch(() => undefined);
    if (version === undefined) return this.#withoutVersion(address, visitor);
    const stamp = `${version} ${this.#keeping.stamp()}`;
    if (stamp !== this.#stamp) {
      this.#stamp = stamp;
      this.#kept.clear();
    }
    return (
      this.#kept.get(keyOf(address, visitor), visitor.address) ?? this.#together(stamp, address, visitor)
    );
  }

  /**
   * The API is away, or its database hangs. The page as it last was serves the visitor better than none, though it may be out
   * of date. A page that has to be made is not kept, and not waited for by others: it may be older than their question.
   */
  async #withoutVersion(address: string, visitor: Visitor): Promise<MadePage | KeptPage> {
    const kept = this.#kept.get(keyOf(address, visitor), visitor.address);
    if (kept) return kept;
    const late = AbortSignal.timeout(PATIENCE);
    const signal = AbortSignal.any([visitor.signal, late]);
    const gaveUp = new Promise<MadePage>((resolve) => {
      late.addEventListener('abort', () => resolve(NOT_AVAILABLE), { once: true });
    });
    const made = this.#make(address, { ...visitor, signal });
    return Promise.race([
      made.catch((error) => (late.aborted ? NOT_AVAILABLE : Promise.reject(error))),
      gaveUp,
    ]);
  }

  async #together(stamp: string, address: string, visitor: Visitor): Promise<MadePage | KeptPage> {
    const key = `${stamp} ${keyOf(address, visitor)}`;
    const known = this.#underWay.get(key);
    // Said to this visitor alone: others may join what one of them begins.
    if (!known && this.#handler.refuses?.(visitor.address)) return TOO_MANY;
    const leaveCrowd = this.#visitors.enter(visitor.address);
    if (!leaveCrowd) return TOO_MANY;
    const making = known ?? this.#begin(key, stamp, address, visitor);
    making.waiting += 1;
    let here = true;
    const leave = () => {
      if (!here) return;
      here = false;
      leaveCrowd();
      making.waiting -= 1;
      // Whoever comes now begins anew: this one may be cut off anywhere.
      if (making.waiting === 0 && this.#end(key, making)) making.gone.abort();
    };
    visitor.signal.addEventListener('abort', leave, { once: true });
    if (visitor.signal.aborted) leave();
    return making.page.finally(leave);
  }

  #make(address: string, visitor: Visitor): Promise<MadePage> {
    return makePage(this.#handler, address, visitor, this.#imagesUrl);
  }

  #begin(key: string, stamp: string, address: string, visitor: Visitor): Making {
    const gone = new AbortController();
    const page = this.#make(address, { ...visitor, signal: gone.signal }).then(async (made) => {
      const kept = await keptPage(made);
      if (kept && stamp === this.#stamp && !gone.signal.aborted) {
        this.#kept.set(keyOf(address, visitor), kept, visitor.address);
      }
      return kept ?? made;
    });
    const making: Making = { page, waiting: 0, gone };
    this.#underWay.set(key, making);
    const end = () => void this.#end(key, making);
    page.then(end, end);
    return making;
  }

  /** Whether it was under way still. */
  #end(key: string, making: Making): boolean {
    return this.#underWay.get(key) === making && this.#underWay.delete(key);
  }
}
