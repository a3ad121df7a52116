import { test as base, expect } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { checkStory, type Scheme, type Stand } from './check-story.ts';
import { allStories, serveStorybook } from './storybook.ts';

const SCHEMES: Scheme[] = ['light', 'dark'];

/** A window per scheme, kept: what all stories share is fetched, compiled and started once. */
const test = base.extend<object, { stands: Stand[] }>({
  stands: [
    async ({ browser }, use) => {
      const { url, close } = await serveStorybook();
      const stands = await Promise.all(
        SCHEMES.map(async (scheme): Promise<Stand> => {
          // A window each: of two tabs in one, the hidden one is given a frame a second.
          const context = await browser.newContext({
            locale: 'es-AR',
            reducedMotion: 'reduce',
            // Targets are measured in this one: by a thumb, for which some are larger than for a mouse.
            hasTouch: scheme === 'light',
          });
          const page = await context.newPage();
          return { scheme, url, page, complaints: watchConsole(page) };
        }),
      );
      await use(stands);
      await Promise.all(stands.map(({ page }) => page.context().close()));
      await close();
    },
    { scope: 'worker' },
  ],
});

for (const story of await allStories()) {
  test(`${story.title}/${story.name}`, async ({ stands }) => {
    const found = await Promise.all(stands.map((stand) => checkStory(stand, story)));
    expect(found.flat()).toEqual([]);
  });
}
