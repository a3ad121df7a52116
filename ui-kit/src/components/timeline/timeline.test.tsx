// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './timeline.stories.tsx';

const composed = composeStories(stories);

it("lists the entries in the given order, with an inner list for an entry's details", () => {
  renderStory(composed.Default);
  const [whole, inner] = screen.getAllByRole('list');
  if (!whole || !inner) throw new Error('no lists');
  expect([...whole.children].map((entry) => entry.querySelector('strong')?.textContent)).toEqual([
    'Enviado',
    'Cambió lo que se entrega',
    'Pedido solicitado',
  ]);
  expect(within(inner).getByRole('listitem')).toHaveTextContent('Avena arrollada: 10 → 7 (falta stock)');
});

it('has no inner list without details', () => {
  renderStory(composed.One);
  expect(screen.getAllByRole('list')).toHaveLength(1);
});
