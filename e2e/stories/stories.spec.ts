import { test as base, expect } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { checkStory, type Stand } from './check-story.ts';
import { allStories, serveStorybook } from './storybook.ts';

/** A window, kept: what all stories share is fetched, compiled and started once. */
const test = base.extend<object, { stand: Stand }>({
  stand: [
    async ({ browser }, use) => {
      const { url, close } = await serveStorybook();
      const context = await browser.newContext({
        locale: 'es-AR',
        // Storybook's name for one that doesn't wait to see whether something begins to move: `settle` does.
        userAgent: 'StorybookTestRunner',
        reducedMotion: 'reduce',
        // Targets are measured by a thumb, for which some are larger than for a mouse.
        hasTouch: true,
      });
      const page = await context.newPage();
      await use({ url, page, complaints: watchConsole(page), scheme: 'light' });
      await context.close();
      await close();
    },
    { scope: 'worker' },
  ],
});

for (const story of await allStories()) {
  test(`${story.title}/${story.name}`, async ({ stand }) => {
    expect(await checkStory(stand, story)).toEqual([]);
  });
}
