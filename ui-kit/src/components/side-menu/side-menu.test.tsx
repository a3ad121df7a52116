// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './side-menu.stories.tsx';
import { sideMenuTexts } from './side-menu.tsx';

const composed = composeStories(stories);

it('marks the open one, and counts only what is new', () => {
  renderStory(composed.Default);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('Área de Pedidos');
  expect(screen.getAllByRole('img').map((badge) => badge.getAttribute('aria-label'))).toEqual([
    '3 nuevas',
    '120 nuevas',
  ]);
});

it('counts as one says it', () => {
  expect([1, 2].map(sideMenuTexts.count)).toEqual(['1 nueva', '2 nuevas']);
});

it('shows one word in the rail, and is called by the whole label', () => {
  renderStory(composed.Rail);
  expect(
    screen.getByRole('link', { name: 'Área de Pedidos 3 nuevas' }).firstElementChild?.nextElementSibling
      ?.textContent,
  ).toBe('Pedidos');
  expect(screen.getByRole('link', { name: 'Crear Filtrado' })).toBeVisible();
});
