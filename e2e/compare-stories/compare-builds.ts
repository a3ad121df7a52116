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
  /** Number of unchanged stories. */
  alike: number;
}

interface Options {
  /** Folders of the two built Storybooks. */
  before: string;
  after: string;
  /** Prefixes of the story ids to compare; compares all stories when empty. */
  only?: string[];
  /** Called after each story. */
  onStory?: ((done: number, of: number) => void) | undefined;
}

/** Each lane uses two windows, so more lanes would only wait for each other. */
const LANES = Math.min(4, availableParallelism());

/** Takes a screenshot of each story in both builds and returns the differences. */
export async function compareBuilds({ before, after, only = [], onStory }: Options): Promise<Compared> {
  const isSelected = ({ id }: Story) => only.length === 0 || only.some((start) => id.startsWith(start));
  const [old, now] = [storiesIn(before).filter(isSelected), storiesIn(after).filter(isSelected)];
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
    // The storefront has no dark scheme.
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

/** One window for each of the two builds. */
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
    // Retry in new windows: the previous story or a slow moment may have caused the difference.
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
