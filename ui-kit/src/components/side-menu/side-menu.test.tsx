// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './side-menu.stories.tsx';
import { sideMenuTexts } from './side-menu.tsx';

const composed = composeStories(stories);

it('marks the current page, and shows a badge only for new items', () => {
  renderStory(composed.Default);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Área de Pedidos');
  expect(screen.getAllByRole('img').map((badge) => badge.getAttribute('aria-label'))).toEqual([
    '3 nuevas',
    '120 nuevas',
  ]);
});

it('uses singular and plural in the count', () => {
  expect([1, 2].map(sideMenuTexts.count)).toEqual(['1 nueva', '2 nuevas']);
});

it('shows one word per link in the rail, and keeps the whole label as its name', () => {
  renderStory(composed.Rail);
  expect(
    screen.getByRole('link', { name: 'Área de Pedidos 3 nuevas' }).firstElementChild?.nextElementSibling
      ?.textContent,
  ).toBe('Pedidos');
  expect(screen.getByRole('link', { name: 'Crear Filtrado' })).toBeVisible();
});
