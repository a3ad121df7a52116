import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { renderStory } from '../../test/render-story.tsx';
import { longWord } from '../../test/samples.ts';
import * as stories from './product-card.stories.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

const { Default, OnOffer, SoldOut, ForAVisitor, InTheCart, LongWords } = composeStories(stories);

it('adds the quantity of its field, by its button or Enter [T2.42]', async () => {
  const onAdd = fn();
  renderStory(() => <Default onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('button', { name: /^Sumar/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Añadir al carrito/ }));
  await userEvent.type(screen.getByRole('textbox'), '{ArrowUp}{Enter}');
  expect(onAdd.mock.calls).toEqual([[2], [3]]);
  expect(screen.getByRole('link', { name: /^Ver producto/ }).getAttribute('href')).toBe('#almendras');
});

it('has three tab stops: the name, the quantity and the button', async () => {
  renderStory(Default);
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.tagName);
  }
  await userEvent.tab();
  expect(stops).toEqual(['A', 'INPUT', 'BUTTON']);
  expect(document.activeElement).toBe(document.body);
});

it('steps the quantity with the arrow keys, and not below one', async () => {
  renderStory(Default);
  const quantity = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.type(quantity, '{ArrowUp}{ArrowUp}');
  expect(quantity.value).toBe('3');
  await userEvent.type(quantity, '{ArrowDown}');
  expect(quantity.value).toBe('2');
  await userEvent.type(quantity, '{ArrowDown}{ArrowDown}');
  expect(quantity.value).toBe('1');
});

it('does not add an invalid quantity', async () => {
  const onAdd = fn();
  renderStory(() => <Default onAdd={onAdd} />);
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), '1,5{Enter}');
  await userEvent.click(screen.getByRole('button', { name: /^Añadir al carrito/ }));
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByText('La cantidad debe ser un numero entero')).toBeVisible();
});

it('disables its button when the product is sold out [T4.5]', () => {
  renderStory(SoldOut);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Agotado' }).disabled).toBe(true);
  expect(screen.getByRole('img', { name: 'Sin stock' })).toBeVisible();
});

it('shows visitors a link to the price, and no price or percentage', () => {
  renderStory(ForAVisitor);
  expect(screen.getByText('Promoción')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver precio' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\$|%/);
});

it('shows approved shops the price, its unit, the previous price and the discount [T2.42]', () => {
  renderStory(OnOffer);
  const text = document.body.textContent?.replaceAll('\u00a0', ' ');
  for (const part of ['$ 12.345,50', 'Antes $ 14.500,00', '-15 %', 'Nuevo', 'por kilo'])
    expect(text).toContain(part);
});

it('shows the quantity in the cart', () => {
  renderStory(InTheCart);
  expect(screen.getByText('En el carrito: 1000')).toBeVisible();
});

it('has the whole product name as its heading', () => {
  renderStory(LongWords);
  expect(screen.getByRole('heading', { name: longWord })).toBeVisible();
});

it('renders no article while loading', () => {
  renderStory(ProductCardSkeleton);
  expect(screen.queryAllByRole('article')).toHaveLength(0);
});
