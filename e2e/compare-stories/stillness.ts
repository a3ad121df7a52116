import type { Page } from '@playwright/test';
import { settle } from '../fixtures/axe.ts';

/** In the page's own time, which is let pass at once: what waits for less, to draw anew for one, has its turn. */
const SOON_MS = 500;

/** What still changes after so many looks does so for ever. */
const LOOKS = 5;

/** Waits until a page whose clock is Playwright's stands still. */
export class Stillness {
  readonly #page: Page;
  /** Scripts that were asked for, and may not have run. */
  readonly #coming = new Set<string>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (request.resourceType() === 'script') this.#coming.add(request.url());
    });
  }

  /**
   * Until the page is as wide as this, all that it asked for has come, and a whole look has seen nothing change. What
   * never stands still is left as it is after the last one.
   */
  async reached(width: number): Promise<void> {
    for (let look = 0; look < LOOKS; look++) {
      if (!(await this.#changesDuring(() => this.#look(width)))) return;
    }
  }

  async #look(width: number): Promise<void> {
    const page = this.#page;
    await page.evaluate(shown, width);
    await this.#scriptsRan();
    await page.clock.runFor(SOON_MS);
    await settle(page);
    await page.evaluate(picturesCame);
    await page.evaluate(shown, width);
  }

  async #scriptsRan(): Promise<void> {
    const scripts = [...this.#coming];
    if (scripts.length === 0) return;
    await this.#page.evaluate((urls) => Promise.allSettled(urls.map((url) => import(url))), scripts);
    for (const script of scripts) this.#coming.delete(script);
  }

  /** Whether anything in the document did, or a script was asked for. */
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

/** Until a frame of this width is shown and no task is left over: the page's clock has no say in either. */
async function shown(width: number): Promise<void> {
  // Called in the next frame, after all that were there before it.
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

/** What is far from the window is not asked for as long as it is lazy, and would be waited for for ever. */
async function picturesCame(): Promise<void> {
  const images = [...document.images];
  for (const image of images) if (image.loading === 'lazy') image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
}
