// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './empty-state.stories.tsx';

const { Default, WithAWayOn } = composeStories(stories);

it('is a paragraph, or the heading of a page', () => {
  const { unmount } = renderStory(Default);
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  renderStory(() => <Default component="h1" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No se ha encontrado ningún producto.');
});

it('is heard when it should be, without its button', () => {
  renderStory(() => <WithAWayOn announce="status" />);
  expect(screen.getByRole('status').textContent).toBe(
    'No se ha encontrado ningún producto.Prueba con otra palabra.',
  );
});
