import type { Page } from '@playwright/test';

/** What Storybook tells of a story that it shows, as far as it is needed here. */
interface Channel {
  last(event: string): unknown[] | undefined;
}
type StorybookWindow = { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

/** The last one comes after the play function; the others instead of it, or before it with what went wrong. */
const ENDS = ['storyThrewException', 'storyErrored', 'storyMissing', 'storyFinished'];

/** Shows the story and lets it play to its end; what went wrong, if anything did. */
export async function openStory(page: Page, base: string, id: string, esquema: string): Promise<string[]> {
  // Storybook's own check with axe would be a second one.
  const query = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: `esquema:${esquema};a11y.manual:!true`,
  });
  await page.goto(`${base}/iframe.html?${query}`);
  await page.waitForFunction(
    (ends) =>
      ends.some((end) => (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__?.last(end)),
    ENDS,
    { polling: 30 },
  );
  return outcome(page);
}

const outcome = (page: Page) =>
  page.evaluate(() => {
    const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__;
    const last = (event: string) => channel?.last(event)?.[0] as Record<string, string> | undefined;
    const errors = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException']
      .filter(last)
      .map((event) => `${event}: ${last(event)?.message ?? last(event)?.description ?? ''}`);
    const status = last('storyFinished')?.status;
    if (errors.length === 0 && status !== 'success') errors.push(`storyFinished: ${status}`);
    return errors;
  });

/** Until nothing moves any more: fonts are there, and what slides or fades in has come to rest. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map((animation) => animation.finished));
  });
