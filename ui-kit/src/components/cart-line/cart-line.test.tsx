// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './cart-line.stories.tsx';

const { Default, AtTheLimit } = composeStories(stories);

it('shows quantity, unit price and subtotal, and reports changes', async () => {
  const onQuantityChange = vi.fn();
  const onRemove = vi.fn();
  renderStory(() => <Default onQuantityChange={onQuantityChange} onRemove={onRemove} />);
  expect(screen.getByText(/Cantidad: 5 ·/)).toBeTruthy();
  expect(screen.getByText(/61\.727,50/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /Sumar/ }));
  await userEvent.click(screen.getByRole('button', { name: /Restar/ }));
  expect(onQuantityChange.mock.calls).toEqual([[6], [4]]);
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar: Almendras peladas non pareil' }));
  expect(onRemove).toHaveBeenCalledOnce();
  await expectAccessible();
});

it('stops at 1000', () => {
  renderStory(AtTheLimit);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Sumar/ }).disabled).toBe(true);
});
