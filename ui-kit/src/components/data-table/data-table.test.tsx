// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './data-table.stories.tsx';

const { Orders, Loading, Empty } = composeStories(stories);

it('is a table with headers and one row per item', async () => {
  renderStory(Orders);
  const table = screen.getByRole('table', { name: 'Pedidos' });
  expect(within(table).getAllByRole('row')).toHaveLength(6);
  expect(within(table).getByRole('columnheader', { name: 'Total' })).toBeTruthy();
  await expectAccessible();
});

it('is busy with rows of the final size while it loads', async () => {
  renderStory(Loading);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  await expectAccessible();
});

it('says that there is nothing', () => {
  renderStory(Empty);
  expect(screen.getByText('No se han encontrado pedidos')).toBeTruthy();
});
