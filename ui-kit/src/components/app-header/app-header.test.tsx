// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './app-header.stories.tsx';

const composed = composeStories(stories);
const header = () => screen.getByRole('banner');

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
  return header().dataset.shrunk;
}

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

it('shrinks on scrolling down below the top, and expands on scrolling up', () => {
  renderStory(composed.Default);
  expect(scrollTo(100)).toBe('false');
  expect(scrollTo(300)).toBe('true');
  // The header ignores small scroll movements.
  expect(scrollTo(292)).toBe('true');
  expect(scrollTo(280)).toBe('false');
  expect(scrollTo(600)).toBe('true');
  expect(scrollTo(50)).toBe('false');
});

it('expands on keyboard focus, and stays expanded while it has the focus', () => {
  renderStory(composed.Default);
  expect(scrollTo(600)).toBe('true');
  act(() => screen.getByRole('link', { name: 'Marcas' }).focus());
  expect(header().dataset.shrunk).toBe('false');
  expect(scrollTo(900)).toBe('false');
  act(() => (document.activeElement as HTMLElement).blur());
  expect(scrollTo(1200)).toBe('true');
});

/** The button is hidden because the test's window is wide. */
const opener = () => screen.getByRole('button', { name: 'Buscar', hidden: true });

it('opens the search on a phone, and closes it when a term is submitted', async () => {
  renderStory(composed.Default);
  await userEvent.click(opener());
  expect(header().dataset.searching).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Enter}');
  expect(header().dataset.searching).toBe('true');
  await userEvent.keyboard('nuez{Enter}');
  expect(header().dataset.searching).toBe('false');
});

it('has no search button when the app provides a link to search', () => {
  renderStory(composed.SearchElsewhere);
  expect(screen.getAllByLabelText('Buscar productos').map(({ tagName }) => tagName)).toEqual(['INPUT', 'A']);
  expect(screen.queryByRole('button', { name: 'Buscar', hidden: true })).toBeNull();
});
