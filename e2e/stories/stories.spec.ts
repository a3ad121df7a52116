import { test as base, expect, type Page } from '@playwright/test';
import { watchConsole } from '../fixtures/actions.ts';
import { axeViolations, PAGE_RULES, sidewaysOverflow } from '../fixtures/axe.ts';
import { openStory, settle } from './story-page.ts';
import { allStories, serveStorybook } from './storybook.ts';

const SCHEMES = ['light', 'dark'] as const;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

interface Stage {
  url: string;
  /** A page per scheme: kept, so that what all stories share is fetched and compiled once. */
  pages: { scheme: (typeof SCHEMES)[number]; page: Page; complaints: string[] }[];
}

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const { url, close } = await serveStorybook();
      const pages = await Promise.all(
        SCHEMES.map(async (scheme) => {
          // A window each: of two tabs in one, the hidden one is given a frame a second.
          const context = await browser.newContext({ locale: 'es-AR', reducedMotion: 'reduce' });
          const page = await context.newPage();
          return { scheme, page, complaints: watchConsole(page) };
        }),
      );
      await use({ url, pages });
      await Promise.all(pages.map(({ page }) => page.context().close()));
      await close();
    },
    { scope: 'worker' },
  ],
});

for (const { id, title, name } of await allStories()) {
  test(`${title}/${name}`, async ({ stage }) => {
    const found = await Promise.all(
      stage.pages.map(async ({ scheme, page, complaints }) => {
        const faults: string[] = [];
        complaints.length = 0;
        for (const [index, size] of SIZES.entries()) {
          await page.setViewportSize(size);
          // Played once: wider, it is looked at as the play left it.
          const failed = index === 0 ? await openStory(page, stage.url, id, scheme) : [];
          await settle(page);
          const overflow = await sidewaysOverflow(page);
          const here = [
            ...failed,
            ...complaints.splice(0),
            ...(await axeViolations(page, PAGE_RULES)),
            ...(overflow > 0 ? [`${overflow} px to the side`] : []),
          ];
          faults.push(...here.map((fault) => `${scheme}, ${size.width} px: ${fault}`));
        }
        return faults;
      }),
    );
    expect(found.flat()).toEqual([]);
  });
}
