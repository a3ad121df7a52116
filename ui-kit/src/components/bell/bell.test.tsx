// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './bell.stories.tsx';

const composed = composeStories(stories);

it("has the badge's text in its name", () => {
  renderStory(composed.Variants);
  for (const name of [
    'Notificaciones',
    'Notificaciones: 1',
    'Notificaciones: 99+',
    'Notificaciones: hay nuevas',
  ]) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
});

it('has the full number in its title', () => {
  renderStory(composed.Variants);
  expect(screen.getByTitle('Notificaciones: 1200')).toBeVisible();
});
