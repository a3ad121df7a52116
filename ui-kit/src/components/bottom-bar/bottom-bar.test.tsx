// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './bottom-bar.stories.tsx';

const composed = composeStories(stories);

/** Reads the entries from the document, because the bar is hidden in the test's wide window. */
const entries = () =>
  screen.getAllByRole('listitem', { hidden: true }).map((entry) => ({
    text: entry.textContent,
    news: entry.querySelector('[role=img]')?.getAttribute('aria-label'),
    current: entry.firstElementChild?.getAttribute('aria-current'),
    button: entry.firstElementChild?.tagName === 'BUTTON',
  }));

it('shows five entries; the last one opens the menu and counts its new items', () => {
  renderStory(composed.MoreThanFit);
  expect(entries()).toHaveLength(5);
  expect(entries().filter(({ button }) => button)).toEqual([
    { text: 'Menú7', news: '7 nuevas', current: null, button: true },
  ]);
});

it('shows a fifth entry when there is no menu', () => {
  renderStory(composed.FiveWithoutMenu);
  expect(entries().some(({ button }) => button)).toBe(false);
  expect(entries().at(-1)).toMatchObject({ news: '7 nuevas', current: 'page' });
  expect(entries().at(-1)?.text).toContain('Pedidos para clientes');
});
