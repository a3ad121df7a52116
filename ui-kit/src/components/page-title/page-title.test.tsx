// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './page-title.stories.tsx';

const composed = composeStories(stories);

it.each(Object.entries<ComponentType>(composed))('%s is accessible', async (_, Story) => {
  renderStory(Story);
  await expectAccessible();
});

it('is the one h1', () => {
  renderStory(composed.WithEverything);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lista de productos');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
