import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './collapsible-sidebar.stories.tsx';

const { ClosingByItself } = composeStories(stories);

/** Stubs matchMedia for a window of this width, because jsdom has no layout. */
function windowOf(width: number) {
  const listeners = new Set<() => void>();
  const list = {
    matches: width <= 1100,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    // MUI still uses the deprecated methods.
    addListener: () => {},
    removeListener: () => {},
  };
  vi.stubGlobal('matchMedia', () => list);
}

const title = () => screen.getByRole('button', { name: 'CATEGORÍAS' });

it('stays open in a wide window, and marks the current page', async () => {
  windowOf(1101);
  renderStory(ClosingByItself);
  expect(title().getAttribute('aria-expanded')).toBe('true');
  expect((await screen.findByRole('link', { current: 'page' })).textContent).toBe('Semillas');
});

it('is collapsed at 1100 px, and opens on a click [T2.30 T9.5]', async () => {
  windowOf(1100);
  renderStory(ClosingByItself);
  expect(title().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(title());
  expect(title().getAttribute('aria-expanded')).toBe('true');
});

/** Returns the media rules that match an element and hide the list where the server's guess is wrong. */
const hidingRules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => 'media' in rule && (rule as CSSMediaRule).media.mediaText.includes('1100px'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => document.querySelector(selectorText));

it('is hidden in narrow windows until the browser knows whether it is open', async () => {
  windowOf(1440);
  renderStory(ClosingByItself);
  expect(hidingRules().map(({ style }) => style.display)).toContain('none');
  await waitFor(() => expect(hidingRules()).toEqual([]));
  expect(title().getAttribute('aria-expanded')).toBe('true');
});
