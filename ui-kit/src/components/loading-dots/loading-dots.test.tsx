// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './loading-dots.stories.tsx';

const composed = composeStories(stories);

it('renders one status, with or without visible text', () => {
  const { unmount } = renderStory(composed.Default);
  const status = screen.getByRole('status', { name: 'Cargando...' });
  expect(status.textContent).toBe('');
  expect(status.querySelectorAll('i')).toHaveLength(5);
  unmount();
  renderStory(composed.WithWords);
  expect(screen.getByRole('status').textContent).toBe('Cargando productos destacados...');
});
