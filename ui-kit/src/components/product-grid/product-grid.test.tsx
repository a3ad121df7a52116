// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './product-grid.stories.tsx';

const { Default, Loading } = composeStories(stories);

it('renders a list of products, or a busy list of skeletons while loading', () => {
  const { unmount } = renderStory(Default);
  expect(within(screen.getByRole('list', { name: 'Productos' })).getAllByRole('article')).toHaveLength(10);
  unmount();
  renderStory(Loading);
  expect(screen.getByRole('list', { name: 'Cargando productos' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.queryAllByRole('article')).toHaveLength(0);
});
