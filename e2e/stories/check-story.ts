import type { Page } from '@playwright/test';
import { axeViolationsOfPart, colourViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { waitForPaint } from '../fixtures/drawn.ts';
import { brokenAmounts, looksAsRemembered, rememberLooks, smallTargets, smallText } from './page-checks.ts';
import { changeScheme, openStorybook, playStory } from './story-page.ts';
import type { Story } from './storybook.ts';

export type Scheme = 'light' | 'dark';
const OTHER = { light: 'dark', dark: 'light' } as const;

/** A page that shows one story after another. */
export interface Stand {
  url: string;
  page: Page;
  /** Console messages since the story began. */
  complaints: string[];
  /** The current scheme. Each story ends in the other scheme, and the next story begins in that one. */
  scheme: Scheme;
  /** Id of the last story on this page; undefined when Storybook must be loaded first. */
  last?: string;
}

type Check = (page: Page) => Promise<string[]>;

/** Returns a fault when the settled page can be scrolled sideways. */
async function overflow(page: Page): Promise<string[]> {
  let by = await settle(page);
  if (by > 0) {
    // Popups, such as tooltips, move to their anchor one frame after the resize.
    await waitForPaint(page);
    by = await sidewaysOverflow(page);
  }
  return by > 0 ? [`${by} px to the side`] : [];
}

interface Look {
  width: number;
  height: number;
  /** Checks in addition to `overflow`, which runs at every width. */
  checks: Check[];
}

/** The play function runs at this size; the other sizes show the story as the play left it. */
const PHONE: Look = {
  width: 390,
  height: 844,
  checks: [axeViolationsOfPart, smallTargets, smallText, brokenAmounts],
};
const SMALLEST: Look = { width: 360, height: 740, checks: [] };
/** Stories take turns: a component's stories share a layout, and each width costs a tenth of a story's time. */
const BETWEEN: Look[] = [
  { width: 768, height: 1024, checks: [] },
  { width: 1024, height: 768, checks: [] },
  { width: 1920, height: 1080, checks: [] },
];
const DESKTOP: Look = { width: 1440, height: 900, checks: [smallText, brokenAmounts] };
/** The scheme does not change the layout, so only colours are checked in the other scheme. */
const inOtherScheme = (one: Look): Look => ({ ...one, checks: [colourViolations] });

/** Returns one line per fault of the story. @param place among all stories */
export async function checkStory(stand: Stand, story: Story, place: number): Promise<string[]> {
  // The tag own-page marks stories that leave state behind, for example a rendering that never ends.
  const alone = story.tags.includes('own-page');
  const { last } = stand;
  if (alone) delete stand.last;
  const faults = await look(stand, story, place);
  if (alone) delete stand.last;
  if (alone || faults.length === 0 || !last) return faults;
  // Repeat on a new page: the previous story may have caused the faults.
  delete stand.last;
  const again = await look(stand, story, place);
  return again.length > 0 ? again : faults.map((fault) => `only when shown after ${last}: ${fault}`);
}

/** Waits for the resize: a story shown earlier would begin with a transition from the old width. */
async function beginOnPhone(page: Page) {
  await page.setViewportSize(PHONE);
  const isThere = ({ width, height }: Look) => innerWidth === width && innerHeight === height;
  const there = { width: PHONE.width, height: PHONE.height, checks: [] };
  if (!(await page.evaluate(isThere, there))) await page.waitForFunction(isThere, there);
}

async function look(stand: Stand, story: Story, place: number): Promise<string[]> {
  const { page, complaints } = stand;
  const faults: string[] = [];
  const note = (where: string, found: string[]) =>
    faults.push(...[...complaints.splice(0), ...found].map((fault) => `${stand.scheme}, ${where}: ${fault}`));
  const lookAt = async ({ width, height, checks }: Look) => {
    await page.setViewportSize({ width, height });
    for (const check of [overflow, ...checks]) note(`${width} px`, await check(page));
  };

  await beginOnPhone(page);
  if (!stand.last) await openStorybook(page, stand.url, stand.scheme);
  complaints.length = 0;
  stand.last = story.id;
  const played = await playStory(page, story.id);
  note('played', played);
  await lookAt(PHONE);
  await rememberLooks(page);
  for (const one of [SMALLEST, BETWEEN[place % BETWEEN.length], DESKTOP]) if (one) await lookAt(one);
  // Unchanged looks would give the same axe result.
  const alike = await looksAsRemembered(page);
  if (!alike) note(`${DESKTOP.width} px`, await axeViolationsOfPart(page));
  if (played.length > 0) {
    // The play failed, so the next story begins on a new page.
    delete stand.last;
    return faults;
  }
  // The storefront has no dark scheme.
  if (story.title.startsWith('Screens/Storefront/')) return faults;
  stand.scheme = OTHER[stand.scheme];
  note('changed to', await changeScheme(page, story.id, stand.scheme));
  // A screen's stories take turns: they share most of their colours.
  await lookAt(inOtherScheme(alike || place % 2 === 0 ? DESKTOP : PHONE));
  return faults;
}
