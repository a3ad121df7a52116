import type { Browser, Page } from '@playwright/test';
import { openStorybook, playStory } from '../stories/story-page.ts';
import type { Story } from '../stories/storybook.ts';
import { Stillness } from './stillness.ts';

export type Scheme = 'light' | 'dark';

/** Window widths by scheme. The scheme does not change the layout, so one width is enough for dark. */
const WIDTHS = { light: [390, 1440], dark: [1440] } as const satisfies Record<Scheme, number[]>;
const HEIGHT = 900;

/** The fixed time in every picture: 15:00 in the shop's time zone. */
const NOW = new Date('2026-03-04T18:00:00Z');

/** PNGs of a story after its play function, by width. */
export type Pictures = Map<number, Buffer>;

/** Takes screenshots of one Storybook in one scheme, with fixed time and fixed random numbers. */
export class Photographer {
  readonly #browser: Browser;
  readonly #url: string;
  readonly #scheme: Scheme;
  #page: Page | undefined;
  #stillness: Stillness | undefined;

  constructor(browser: Browser, url: string, scheme: Scheme) {
    this.#browser = browser;
    this.#url = url;
    this.#scheme = scheme;
  }

  async take({ id, tags }: Pick<Story, 'id' | 'tags'>): Promise<Pictures> {
    this.#page ??= await this.#open();
    const page = this.#page;
    const [first = 0, ...others] = WIDTHS[this.#scheme];
    const pictures: Pictures = new Map();
    await page.setViewportSize({ width: first, height: HEIGHT });
    const faults = await playStory(page, id);
    for (const width of [first, ...others]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await this.#stillness?.reached(width);
      pictures.set(width, await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }));
    }
    // A failed story, or one tagged as leaving state behind, must not affect the next story.
    if (faults.length > 0 || tags.includes('own-page')) await this.close();
    return pictures;
  }

  async #open(): Promise<Page> {
    const context = await this.#browser.newContext({
      locale: 'es-AR',
      timezoneId: 'America/Argentina/Buenos_Aires',
      // With this user agent, Storybook does not wait for animations to begin.
      userAgent: 'StorybookTestRunner',
      reducedMotion: 'reduce',
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.clock.setFixedTime(NOW);
    await page.addInitScript(() => {
      let last = 7;
      Math.random = () => {
        last = (last * 16_807) % 2_147_483_647;
        return last / 2_147_483_647;
      };
    });
    await openStorybook(page, this.#url, this.#scheme);
    this.#stillness = new Stillness(page);
    return page;
  }

  /** Closes the window; the next picture opens a new one. */
  async close(): Promise<void> {
    await this.#page?.context().close();
    this.#page = undefined;
  }
}
