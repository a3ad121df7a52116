// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible, renderStory, takeAway } from './render-story.tsx';

type Stories = Parameters<typeof composeStories>[0];

const root = join(import.meta.dirname, '..');
const files = globSync('**/*.stories.tsx', { cwd: root }).sort();

/** A window that is never narrow; jsdom's has no width. */
const listening = {
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
};
vi.stubGlobal('matchMedia', (media: string) => ({ ...listening, media, matches: false }));
afterEach(() => vi.restoreAllMocks());

// In the browser the stories run as they are deployed, where React says nothing.
it.each(files)('%s is rendered without a complaint', async (file) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const module = (await import(join(root, file))) as Stories & Record<string, StoryObj> & { default: Meta };
  const stories = Object.entries(composeStories(module));
  expect(stories.length).toBeGreaterThan(0);
  for (const [name, Story] of stories) {
    renderStory(Story as ComponentType);
    // There axe looks at what the play leaves: what it finds is looked at here.
    if (module[name]?.play ?? module.default.play) await expectAccessible();
    takeAway();
    expect.soft(told.mock.calls, name).toEqual([]);
    told.mockClear();
  }
});
