// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { composeStories } from '@storybook/react-vite';
import { cleanup } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderStory } from './render-story.tsx';

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
  const stories = Object.entries(composeStories((await import(join(root, file))) as Stories));
  expect(stories.length).toBeGreaterThan(0);
  for (const [name, Story] of stories) {
    renderStory(Story as ComponentType);
    cleanup();
    expect.soft(told.mock.calls, name).toEqual([]);
    told.mockClear();
  }
});
