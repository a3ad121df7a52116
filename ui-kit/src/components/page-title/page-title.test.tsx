// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './page-title.stories.tsx';

const composed = composeStories(stories);

it('renders one h1 and no other heading', () => {
  renderStory(composed.WithEverything);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lista de productos');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});
