import { availableParallelism } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../chromium.ts';
import { type Story, serveStorybook, storiesIn } from '../stories/storybook.ts';
import { type Difference, differenceOf } from './difference.ts';
import { Photographer, type Scheme } from './photographer.ts';

export interface Changed {
  story: Story;
  scheme: Scheme;
  width: number;
  difference: Difference;
}

export interface Compared {
  changed: Changed[];
  added: Story[];
  removed: Story[];
  /** Stories that look as they did. */
  alike: number;
}

interface Options {
  /** Folders of built Storybooks. */
  before: string;
  after: string;
  /** Ids that these stories' begin with; without any, all are looked at. */
  only?: string[];
  /** Told after each story. */
  onStory?: ((done: number, of: number) => void) | undefined;
}

/** Each with two windows: more would only wait for each other. */
const LANES = Math.min(4, availableParallelism());

/** Takes a picture of each story in both, and tells which are not alike. */
export async function compareBuilds({ before, after, only = [], onStory }: Options): Promise<Compared> {
  const wanted = ({ id }: Story) => only.length === 0 || only.some((start) => id.startsWith(start));
  const [old, now] = [storiesIn(before).filter(wanted), storiesIn(after).filter(wanted)];
  const lackingIn = (others: Story[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return ({ id }: Story) => !ids.has(id);
  };
  const added = now.filter(lackingIn(old));
  const common = now.filter((story) => !added.includes(story));
  const changed = await changedAmong(common, { before, after, onStory });
  const differing = new Set(changed.map(({ story }) => story.id));
  return { changed, added, removed: old.filter(lackingIn(now)), alike: common.length - differing.size };
}

async function changedAmong(
  stories: Story[],
  { before, after, onStory }: Pick<Options, 'before' | 'after' | 'onStory'>,
): Promise<Changed[]> {
  const served = [await serveStorybook(before), await serveStorybook(after)] as const;
  const { executablePath, args, env } = await findChromium();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } as never });
  const waiting = [
    ...stories.map((story) => ({ story, scheme: 'light' as Scheme })),
    // The shop is light, whatever the toolbar says.
    ...stories
      .filter(({ title }) => !title.startsWith('Screens/Storefront/'))
      .map((story) => ({ story, scheme: 'dark' as Scheme })),
  ].reverse();
  const all = waiting.length;
  const found: Changed[] = [];
  const lane = async () => {
    const pairs = { light: new Pair(browser, served, 'light'), dark: new Pair(browser, served, 'dark') };
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      found.push(...(await pairs[next.scheme].changedOf(next.story)));
      onStory?.(all - waiting.length, all);
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await browser.close();
    for (const { close } of served) await close();
  }
  return found.sort((a, b) => a.story.id.localeCompare(b.story.id) || a.width - b.width);
}

/** One window on each of the two. */
class Pair {
  readonly #scheme: Scheme;
  readonly #windows: readonly [Photographer, Photographer];

  constructor(browser: Browser, [before, after]: readonly { url: string }[], scheme: Scheme) {
    this.#scheme = scheme;
    const on = (served: { url: string } | undefined) => new Photographer(browser, served?.url ?? '', scheme);
    this.#windows = [on(before), on(after)];
  }

  async changedOf(story: Story): Promise<Changed[]> {
    const changed = await this.#look(story);
    if (changed.length === 0) return [];
    // It may be the fault of the one before, or of a slow moment: looked at once more, in windows of its own.
    await Promise.all(this.#windows.map((window) => window.close()));
    return this.#look(story);
  }

  async #look(story: Story): Promise<Changed[]> {
    const [before, after] = this.#windows;
    const [old, now] = await Promise.all([before.take(story), after.take(story)]);
    return [...now].flatMap(([width, picture]) => {
      const difference = differenceOf(old.get(width) ?? picture, picture);
      return difference ? [{ story, scheme: this.#scheme, width, difference }] : [];
    });
  }
}
