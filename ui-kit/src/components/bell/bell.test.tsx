// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './bell.stories.tsx';

const composed = composeStories(stories);

it.each(Object.entries<ComponentType>(composed))('%s is accessible', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
});

it.each([
  [composed.None, 'Notificaciones'],
  [composed.One, 'Notificaciones: 1'],
  [composed.Many, 'Notificaciones: 99+'],
  [composed.Active, 'Notificaciones: hay nuevas'],
])('says in its name what the badge shows', (Story, name) => {
  renderStory(Story);
  expect(screen.getByRole('link', { name })).toBeTruthy();
});

it('has the whole figure in its title', () => {
  renderStory(composed.Many);
  expect(screen.getByTitle('Notificaciones: 1200')).toBeTruthy();
});
