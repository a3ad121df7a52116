// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './stat-card.stories.tsx';

const composed = composeStories(stories);
const { MoreThanBefore, LessThanBefore, TheSame, FromNothing, WithoutTrend, Loading } = composed;

it.each(Object.entries<ComponentType>(composed))('%s is accessible', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
});

it.each([
  [MoreThanBefore, '27 % más que la semana anterior'],
  [LessThanBefore, '20 % menos que la semana anterior'],
  [TheSame, 'Igual que la semana anterior'],
  [FromNothing, 'Sin nada en la semana anterior'],
])('says in words how it goes', (Story, words) => {
  renderStory(Story);
  expect(screen.getByText(words)).toBeTruthy();
});

it('is silent about what it does not know', () => {
  renderStory(WithoutTrend);
  expect(screen.getByRole('region', { name: 'Total Ganancias' }).textContent).toMatch(/\$\s812\.400$/);
});

it('says that it loads', () => {
  renderStory(Loading);
  expect(screen.getByRole('region').ariaBusy).toBe('true');
  expect(screen.getByRole('img', { name: 'Cargando…' })).toBeTruthy();
});
