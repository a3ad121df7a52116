// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './task-progress.stories.tsx';

const composed = composeStories(stories);
const bar = () => screen.getByRole('progressbar', { name: 'Leyendo la planilla' });

it('has a value only when the progress is known', () => {
  const { unmount } = renderStory(composed.Default);
  expect(bar()).toHaveAttribute('aria-valuenow', '15');
  unmount();
  renderStory(composed.Unknown);
  expect(bar()).not.toHaveAttribute('aria-valuenow');
});
