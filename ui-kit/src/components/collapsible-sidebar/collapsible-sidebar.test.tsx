// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './collapsible-sidebar.stories.tsx';

const { ClosingByItself } = composeStories(stories);

/** jsdom has no layout: a window of the given width, that can be resized. */
function windowOf(width: number) {
  const listeners = new Set<() => void>();
  const list = {
    matches: width <= 1100,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    // MUI still uses the older pair.
    addListener: () => {},
    removeListener: () => {},
  };
  vi.stubGlobal('matchMedia', () => list);
}

const title = () => screen.getByRole('button', { name: 'CATEGORÍAS' });

it('stays open in a wide window, and marks the open page', async () => {
  windowOf(1101);
  renderStory(ClosingByItself);
  expect(title().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Semillas');
  await expectAccessible();
});

it('closes by itself at 1100 px, and opens again by hand', async () => {
  windowOf(1100);
  renderStory(ClosingByItself);
  expect(title().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(title());
  expect(title().getAttribute('aria-expanded')).toBe('true');
});
