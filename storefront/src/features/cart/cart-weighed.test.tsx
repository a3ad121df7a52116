/** The cart with products that staff weigh at packing. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { producto } from '../../testing/data.ts';
import { item, openCart } from '../../testing/open-cart.tsx';
import { openPage, storedCart } from '../../testing/render-app.tsx';

const NOTE = 'El total puede variar: hay productos que se pesan.';
const weighed = (number: number) => ({ ...item(number, 30_000, 1), se_pesa: true });

it('says once that the total may change', async () => {
  const { cart } = await openCart([weighed(1), weighed(2), item(3, 1000, 1)]);
  expect(await within(cart).findByText(NOTE)).toBeVisible();
});

it('says nothing of weights without such products', async () => {
  const { cart } = await openCart([item(1, 30_000, 1)]);
  expect(await within(cart).findByRole('group', { name: 'Producto 1' })).toBeVisible();
  expect(within(cart).queryByText(NOTE)).toBeNull();
});

it('learns when the cart opens that a line of an older version is weighed', async () => {
  const { cart } = await openCart([item(1, 30_000, 1)], undefined, undefined, {
    'GET /productos/varios': () => ({
      productos: [producto(1, { precio: 30_000, se_pesa: true })],
      total: 1,
    }),
  });
  expect(await within(cart).findByText(NOTE)).toBeVisible();
  expect(storedCart().items[0].se_pesa).toBe(true);
});

it('keeps a stored line whose mark is damaged', async () => {
  const damaged = { ...item(1, 60_000, 1), se_pesa: 'sí' };
  const { cart } = await openCart([damaged as unknown as ReturnType<typeof item>]);
  expect(await within(cart).findByRole('group', { name: 'Producto 1' })).toBeVisible();
  expect(within(cart).queryByText(NOTE)).toBeNull();
});

it('shows nothing of the weight to visitors', async () => {
  localStorage.setItem('cart', JSON.stringify({ items: [weighed(1)] }));
  await openPage('/about');
  expect(screen.queryByText(/se pesa/i)).toBeNull();
});
