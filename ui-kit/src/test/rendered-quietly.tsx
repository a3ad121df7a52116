import { join } from 'node:path';
import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible, renderStory } from './render-story.tsx';

type Stories = Parameters<typeof composeStories>[0];
type Module = Stories & Record<string, StoryObj> & { default: Meta };

/** Tests that each story renders without console output: in the browser's production build, React logs nothing. */
export async function testRenderedQuietly(root: string, files: string[]): Promise<void> {
  for (const file of files.sort()) {
    const module: Module = await import(join(root, file));
    const stories = Object.entries<ComponentType>(composeStories(module));
    describe(file, () => {
      it('has stories', () => expect(stories).not.toEqual([]));

      it.each(stories)('%s is rendered without a complaint', async (name, Story) => {
        renderStory(Story);
        // The browser's axe checks the result of a play; this one checks the state before it.
        if (module[name]?.play ?? module.default.play) await expectAccessible();
      });
    });
  }
}
