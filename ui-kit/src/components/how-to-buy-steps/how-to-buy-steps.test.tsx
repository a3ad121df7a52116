// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './how-to-buy-steps.stories.tsx';

const composed = composeStories(stories);

it('renders an ordered list of headings, followed by the action of the first step', () => {
  renderStory(composed.Default);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Crea tu cuenta',
    'Arma tu carrito',
    'Confirma el pedido',
    'Te contactamos',
  ]);
  const action = screen.getByRole('button', { name: 'Solicitar una cuenta' });
  expect(screen.getByRole('list').compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('marks a completed step in its heading', () => {
  renderStory(composed.FirstDone);
  const [first, second] = screen.getAllByRole('heading', { level: 3 });
  expect(first?.textContent).toBe('Tu cuenta, hecho');
  expect(second?.textContent).toBe('Arma tu carrito');
});
