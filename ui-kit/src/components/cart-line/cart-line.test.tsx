// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './cart-line.stories.tsx';

const { Default, AtTheLimit, WithoutPrice } = composeStories(stories);

it('shows quantity, unit price and subtotal, and reports changes [T2.57]', async () => {
  const onQuantityChange = fn();
  const onRemove = fn();
  renderStory(() => <Default onQuantityChange={onQuantityChange} onRemove={onRemove} />);
  expect(screen.getByText('Cantidad: 5 ·')).toBeVisible();
  expect(screen.getByText(/12\.345,50 por kilo/)).toBeVisible();
  expect(screen.getByText(/61\.727,50/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Sumar/ }));
  await userEvent.click(screen.getByRole('button', { name: /Restar/ }));
  expect(onQuantityChange.mock.calls).toEqual([[6], [5]]);
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar: Almendras peladas non pareil' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('does not increase a quantity of 1000 [T5.18]', async () => {
  const onQuantityChange = fn();
  renderStory(() => <AtTheLimit onQuantityChange={onQuantityChange} />);
  await userEvent.click(screen.getByRole('button', { name: /Sumar/ }));
  expect(onQuantityChange).not.toHaveBeenCalled();
  expect(screen.getByText(/999\.999\.990,00/)).toBeVisible();
});

it('shows no amount when the price is missing', () => {
  renderStory(WithoutPrice);
  expect(screen.getByText('Cantidad: 5 ·')).toBeVisible();
  expect(screen.getByText('Precio para comercios aprobados')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\$|por kilo|NaN/);
});
