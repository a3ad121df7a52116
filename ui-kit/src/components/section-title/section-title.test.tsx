// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './section-title.stories.tsx';

const composed = composeStories(stories);

it('renders a heading of the given level', () => {
  const { unmount } = renderStory(composed.Default);
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  unmount();
  renderStory(composed.Third);
  expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
});
