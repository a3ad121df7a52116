// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KitProvider } from '../../provider/kit-provider.tsx';
import { renderStory } from '../../test/render-story.tsx';
import * as stories from './cart-button.stories.tsx';
import { CartButton } from './cart-button.tsx';

const { Default, Variants } = composeStories(stories);
// A no-break space separates the currency sign from the number.
const named = (expected: string) => (name: string) => name.replaceAll('\u00a0', ' ') === expected;

it.each([
  [Default, 'Carrito: 12 unidades, $ 61.727,50'],
  [Variants, 'Carrito: vacío'],
  [Variants, 'Carrito: 12 unidades'],
  [Variants, 'Carrito'],
] as const)("has the cart's content in its accessible name", (Story, expected) => {
  renderStory(Story);
  expect(screen.getByRole('button', { name: named(expected) })).toBeVisible();
});

it('animates when units are added but not when the count loads, and announces nothing', () => {
  const page = (count: number | undefined) => (
    <KitProvider>
      <CartButton count={count} onClick={() => {}} />
    </KitProvider>
  );
  const bumping = () => document.querySelector('[data-bump]') !== null;
  const { rerender } = renderStory(() => null);
  const { rerender: show } = { rerender: (count: number | undefined) => rerender(page(count)) };
  show(undefined);
  show(3);
  expect(bumping()).toBe(false);
  show(4);
  expect(bumping()).toBe(true);
  show(1);
  expect(screen.getByRole('button', { name: 'Carrito: 1 unidad' })).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
