import type { Page } from '@playwright/test';
import { axeViolationsOfPart, colourViolations, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { drawn } from '../fixtures/drawn.ts';
import { brokenAmounts, looksAsRemembered, rememberLooks, smallTargets, smallText } from './page-checks.ts';
import { changeScheme, openStorybook, playStory } from './story-page.ts';
import type { Story } from './storybook.ts';

export type Scheme = 'light' | 'dark';
const OTHER = { light: 'dark', dark: 'light' } as const;

/** A window that shows one story after the other. */
export interface Stand {
  url: string;
  page: Page;
  /** What the browser's console said since the story began. */
  complaints: string[];
  /** The one that it shows: a story ends in the other than it began in, which is where the next one begins. */
  scheme: Scheme;
  /** The story that it showed last since its page was loaded; none: it is to be loaded. */
  last?: string;
}

type Check = (page: Page) => Promise<string[]>;

/** How far the page can be scrolled sideways once it has settled. */
async function overflow(page: Page): Promise<string[]> {
  let by = await settle(page);
  if (by > 0) {
    // What stands beside something else, a tip for one, follows it a frame after the window has changed.
    await drawn(page);
    by = await sidewaysOverflow(page);
  }
  return by > 0 ? [`${by} px to the side`] : [];
}

interface Look {
  width: number;
  height: number;
  /** Besides that nothing stands out of the window, which holds at every width. */
  checks: Check[];
}

/** Where the story is played: at the other widths it is looked at as the play left it. */
const PHONE: Look = {
  width: 390,
  height: 844,
  checks: [axeViolationsOfPart, smallTargets, smallText, brokenAmounts],
};
const BETWEEN: Look[] = [
  { width: 360, height: 740, checks: [] },
  { width: 768, height: 1024, checks: [] },
  { width: 1024, height: 768, checks: [] },
  { width: 1920, height: 1080, checks: [] },
];
const DESKTOP: Look = { width: 1440, height: 900, checks: [smallText, brokenAmounts] };
/** No scheme changes a layout: in the other one the colours are looked at. */
const inOtherScheme = (one: Look): Look => ({ ...one, checks: [colourViolations] });

/** All that is wrong with the story in the stand's scheme, a line each. */
export async function checkStory(stand: Stand, story: Story): Promise<string[]> {
  // A story that leaves something behind, a rendering that never ends for one, says so by its tag.
  const alone = story.tags.includes('own-page');
  const { last } = stand;
  if (alone) delete stand.last;
  const faults = await look(stand, story);
  if (alone) delete stand.last;
  if (alone || faults.length === 0 || !last) return faults;
  // Whose fault is it? A page of its own tells.
  delete stand.last;
  const again = await look(stand, story);
  return again.length > 0 ? again : faults.map((fault) => `only when shown after ${last}: ${fault}`);
}

/** Until the page has heard of it: a story that is shown before begins with a transition from the other width. */
async function beginOnPhone(page: Page) {
  await page.setViewportSize(PHONE);
  const isThere = ({ width, height }: Look) => innerWidth === width && innerHeight === height;
  const there = { width: PHONE.width, height: PHONE.height, checks: [] };
  if (!(await page.evaluate(isThere, there))) await page.waitForFunction(isThere, there);
}

async function look(stand: Stand, story: Story): Promise<string[]> {
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
  for (const one of [...BETWEEN, DESKTOP]) await lookAt(one);
  // Where all is as it was, axe would only say the same again.
  const alike = await looksAsRemembered(page);
  if (!alike) note(`${DESKTOP.width} px`, await axeViolationsOfPart(page));
  if (played.length > 0) {
    // It is not what it should be: the next story begins on a new page.
    delete stand.last;
    return faults;
  }
  // The shop is light, whatever the toolbar says.
  if (story.title.startsWith('Screens/Storefront/')) return faults;
  stand.scheme = OTHER[stand.scheme];
  note('changed to', await changeScheme(page, story.id, stand.scheme));
  await lookAt(inOtherScheme(DESKTOP));
  if (!alike) await lookAt(inOtherScheme(PHONE));
  return faults;
}
