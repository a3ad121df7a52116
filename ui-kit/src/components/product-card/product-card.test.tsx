// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderStory } from '../../test/render-story.tsx';
import * as stories from './product-card.stories.tsx';

const { Default, SoldOut, ForAVisitor, InTheCart, Loading } = composeStories(stories);

it('adds what stands in the quantity field', async () => {
  const onAdd = vi.fn();
  renderStory(() => <Default onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('button', { name: /^Sumar/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Añadir al carrito/ }));
  expect(onAdd.mock.calls).toEqual([['2']]);
  expect(screen.getByRole('link', { name: /^Ver producto/ }).getAttribute('href')).toBe('#almendras');
  await expectAccessible();
});

it('offers nothing when it is sold out', async () => {
  renderStory(SoldOut);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agotado' }).disabled).toBe(true);
  expect(screen.getByRole('img', { name: 'Sin stock' })).toBeTruthy();
  await expectAccessible();
});

it('shows a visitor no price and no percentage', async () => {
  renderStory(ForAVisitor);
  expect(screen.getByText('Promoción')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\$|%/);
  await expectAccessible();
});

it('says how many are in the cart', () => {
  renderStory(InTheCart);
  expect(screen.getByText('en el carrito: 12')).toBeTruthy();
});

it('is nothing to a screen reader while it loads', async () => {
  renderStory(Loading);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
  await expectAccessible();
});
