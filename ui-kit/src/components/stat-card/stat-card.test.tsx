// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './stat-card.stories.tsx';

const { Default, Trends, Loading } = composeStories(stories);

it('describes the trend in words', () => {
  renderStory(Default);
  expect(screen.getByText('27 % más que la semana anterior')).toBeVisible();
  renderStory(Trends);
  const cardOf = (name: string) => within(screen.getByRole('region', { name }));
  expect(cardOf('Menos').getByText('20 % menos que la semana anterior')).toBeVisible();
  expect(cardOf('Igual').getByText('Igual que la semana anterior')).toBeVisible();
  expect(cardOf('Desde cero').getByText('Sin nada en la semana anterior')).toBeVisible();
});

it('shows no trend without a previous value', () => {
  renderStory(() => <Default previous={undefined} />);
  expect(screen.getByRole('region', { name: 'Total Ganancias' }).textContent).toMatch(/\$\s812\.400$/);
});

it('is busy and named "Cargando…" while loading', () => {
  renderStory(Loading);
  expect(screen.getByRole('region').ariaBusy).toBe('true');
  expect(screen.getByRole('img', { name: 'Cargando…' })).toBeVisible();
});
