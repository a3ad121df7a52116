// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './empty-state.stories.tsx';

const { Default, WithAWayOn } = composeStories(stories);

it('renders a paragraph, or an h1 on request', () => {
  const { unmount } = renderStory(Default);
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  renderStory(() => <Default component="h1" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No se ha encontrado ningún producto.');
});

it('announces its text without its button when `announce` is set', () => {
  renderStory(() => <WithAWayOn announce="status" />);
  expect(screen.getByRole('status').textContent).toBe(
    'No se ha encontrado ningún producto.Prueba con otra palabra.',
  );
});
