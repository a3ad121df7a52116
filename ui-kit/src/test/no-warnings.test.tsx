// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from './render-story.tsx';

type Stories = Parameters<typeof composeStories>[0];
type Module = Stories & Record<string, StoryObj> & { default: Meta };

const root = join(import.meta.dirname, '..');
const files = globSync('**/*.stories.tsx', { cwd: root }).sort();

/** A window that is never narrow; jsdom's has no width. */
const listening = {
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
};
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({ ...listening, media, matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

// In the browser the stories run as they are deployed, where React says nothing; here the console fails a test.
for (const file of files) {
  const module: Module = await import(join(root, file));
  const stories = Object.entries<ComponentType>(composeStories(module));
  describe(file, () => {
    it('has stories', () => expect(stories).not.toEqual([]));

    it.each(stories)('%s is rendered without a complaint', async (name, Story) => {
      renderStory(Story);
      // The browser's axe looks at what a play leaves, this one at what it finds.
      if (module[name]?.play ?? module.default.play) await expectAccessible();
    });
  });
}
