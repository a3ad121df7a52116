import { test as base, expect } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { checkStory, type Stand } from './check-story.ts';
import { allStories, serveStorybook } from './storybook.ts';

/** Keeps one page per worker, so that shared code is loaded and compiled only once. */
const test = base.extend<object, { stand: Stand }>({
  stand: [
    async ({ browser }, use) => {
      const { url, close } = await serveStorybook();
      const context = await browser.newContext({
        locale: 'es-AR',
        // With this user agent, Storybook does not wait for animations; `settle` does that.
        userAgent: 'StorybookTestRunner',
        reducedMotion: 'reduce',
        // Some targets are larger on touch screens, and the check measures for touch.
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

for (const [place, story] of (await allStories()).entries()) {
  test(`${story.title}/${story.name}`, async ({ stand }) => {
    expect(await checkStory(stand, story, place)).toEqual([]);
  });
}
