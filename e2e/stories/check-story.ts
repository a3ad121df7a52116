import type { Page } from '@playwright/test';
import { axeViolations, PAGE_RULES, settle, sidewaysOverflow } from '../fixtures/axe.ts';
import { smallTargets, smallText } from './page-checks.ts';
import { openStorybook, playStory } from './story-page.ts';
import type { Story } from './storybook.ts';

export type Scheme = 'light' | 'dark';

/** A window that shows one story after the other in one scheme. */
export interface Stand {
  scheme: Scheme;
  url: string;
  page: Page;
  /** What the browser's console said since the story began. */
  complaints: string[];
  /** The story that it showed last since its page was loaded; none: it is to be loaded. */
  last?: string;
}

type Check = (page: Page) => Promise<string[]>;

const overflow: Check = async (page) => {
  const by = await sidewaysOverflow(page);
  return by > 0 ? [`${by} px to the side`] : [];
};
const axe: Check = (page) => axeViolations(page, PAGE_RULES);

/**
 * Colours are looked at in both schemes; no scheme changes a layout, so each measures a part of the widths. The first
 * is where the story is played: at the others it is looked at as the play left it.
 */
const LOOKS: Record<Scheme, { width: number; height: number; checks: Check[] }[]> = {
  light: [
    { width: 390, height: 844, checks: [overflow, axe, smallTargets] },
    { width: 360, height: 740, checks: [overflow] },
    { width: 768, height: 1024, checks: [overflow] },
    { width: 1440, height: 900, checks: [overflow, axe] },
  ],
  dark: [
    { width: 390, height: 844, checks: [overflow, axe, smallText] },
    { width: 1024, height: 768, checks: [overflow] },
    { width: 1440, height: 900, checks: [overflow, axe, smallText] },
    { width: 1920, height: 1080, checks: [overflow] },
  ],
};

/** All that is wrong with the story in the stand's scheme, a line each. */
export async function checkStory(stand: Stand, story: Story): Promise<string[]> {
  // Screens are whole apps, whose modules remember; a story that leaves something behind says so by its tag.
  const alone = story.title.startsWith('Screens/') || story.tags.includes('own-page');
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

async function look(stand: Stand, story: Story): Promise<string[]> {
  const { scheme, page, complaints } = stand;
  const faults: string[] = [];
  for (const [index, { width, height, checks }] of LOOKS[scheme].entries()) {
    await page.setViewportSize({ width, height });
    if (index === 0) {
      if (!stand.last) await openStorybook(page, stand.url, scheme);
      complaints.length = 0;
      stand.last = story.id;
      faults.push(...(await playStory(page, story.id)).map((fault) => `${scheme}, ${width} px: ${fault}`));
    }
    await settle(page);
    const found: string[] = [];
    for (const check of checks) found.push(...(await check(page)));
    faults.push(...[...complaints.splice(0), ...found].map((fault) => `${scheme}, ${width} px: ${fault}`));
  }
  return faults;
}
