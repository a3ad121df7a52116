import type { Page } from '@playwright/test';
import { settle } from '../fixtures/axe.ts';

/** The page's fake clock advances by this at once, which runs every timer with a shorter delay. */
const SOON_MS = 500;

/** A page that still changes after this many looks never stops changing. */
const LOOKS = 5;

/** Waits until a page with Playwright's fake clock stops changing. */
export class Stillness {
  readonly #page: Page;
  /** Requested scripts that may not have run yet. */
  readonly #coming = new Set<string>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (request.resourceType() === 'script') this.#coming.add(request.url());
    });
  }

  /** Waits until the page has this width, has loaded everything and stayed unchanged; gives up after the last look. */
  async reached(width: number): Promise<void> {
    for (let look = 0; look < LOOKS; look++) {
      if (!(await this.#changesDuring(() => this.#look(width)))) return;
    }
  }

  async #look(width: number): Promise<void> {
    const page = this.#page;
    await page.evaluate(waitForShown, width);
    await this.#scriptsRan();
    await page.clock.runFor(SOON_MS);
    await settle(page);
    await page.evaluate(picturesCame);
    await page.evaluate(waitForShown, width);
  }

  async #scriptsRan(): Promise<void> {
    const scripts = [...this.#coming];
    if (scripts.length === 0) return;
    await this.#page.evaluate((urls) => Promise.allSettled(urls.map((url) => import(url))), scripts);
    for (const script of scripts) this.#coming.delete(script);
  }

  /** Whether the document changed or requested a script during the look. */
  async #changesDuring(look: () => Promise<void>): Promise<boolean> {
    const watched = await this.#page.evaluateHandle(() => {
      const watch = { changed: false, observer: new MutationObserver(() => (watch.changed = true)) };
      watch.observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      return watch;
    });
    await look();
    const changed = await watched.evaluate(({ changed, observer }) => {
      observer.disconnect();
      return changed;
    });
    await watched.dispose();
    return changed || this.#coming.size > 0;
  }
}

/** Waits for a frame of this width and an empty task queue; the fake clock affects neither. */
async function waitForShown(width: number): Promise<void> {
  // The observer runs in the next frame, after all older observers.
  const frame = () =>
    new Promise<void>((resolve) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(document.documentElement);
    });
  do await frame();
  while (innerWidth !== width);
  await scheduler.postTask(() => undefined, { priority: 'background' });
}

/** Loads lazy images first: the browser never requests those far from the window, so decode() would hang. */
async function picturesCame(): Promise<void> {
  const images = [...document.images];
  for (const image of images) if (image.loading === 'lazy') image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
}
