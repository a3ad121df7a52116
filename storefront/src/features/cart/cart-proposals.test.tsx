import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { habitual, producto } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { item, openCart, placed } from '../../testing/open-cart.tsx';
import { customer, storedCartLines } from '../../testing/render-app.tsx';

const OFFER = 'Lo que sueles llevar y no está aquí';
const usual = [
  habitual(producto(1), 5),
  habitual(producto(2, { disponible: false }), 8),
  habitual(producto(3, { precio: 6000 }), 4),
];

async function open(cantidad: number, handlers: Handlers = {}) {
  const answers = { 'GET /mis-habituales': () => ({ habituales: usual }), ...handlers };
  const opened = await openCart([item(1, 1000, cantidad)], placed, customer, answers);
  const { user, callsTo } = opened;
  const cart = within(opened.cart);
  await cart.findByRole('button', { name: 'Realizar pedido' });
  return { user, cart, callsTo };
}

it('offers usual products that are available and not in the cart, and keeps the button focused after adding one', async () => {
  const { user, cart } = await open(40);
  const offer = within(await cart.findByRole('region', { name: OFFER }));
  const buttons = offer.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Agregar Producto 34 × $ 6.000,00',
  ]);
  await user.click(buttons[0] ?? document.body);
  expect(await cart.findByRole('group', { name: 'Producto 3' })).toBeVisible();
  expect(offer.getByRole('button')).toHaveFocus();
  expect(offer.getByRole('button')).toHaveTextContent('En el carrito: 4');
  expect(offer.getByRole('status')).toHaveTextContent('Producto 3: agregado al carrito');
  expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
  await user.click(offer.getByRole('button'));
  await waitFor(() =>
    expect(storedCartLines().map(([, cantidad]: [string, number]) => cantidad)).toEqual([40, 4]),
  );
});

it.each([
  ['with free shipping', 70, 0, {}],
  ['of a customer without orders', 10, 1, { 'GET /mis-habituales': () => ({ habituales: [] }) }],
  [
    'when the usual products cannot be loaded',
    10,
    1,
    { 'GET /mis-habituales': () => failure(503, 'NO_DISPONIBLE', 'No.') },
  ],
] satisfies [string, number, number, Handlers][])(
  'offers nothing in a cart %s',
  async (_, cantidad, asked, handlers) => {
    const { cart, callsTo } = await open(cantidad, handlers);
    await waitFor(() => expect(callsTo('GET /mis-habituales')).toHaveLength(asked));
    expect(cart.getByText(/^Total$/)).toBeVisible();
    expect(cart.queryByRole('region', { name: OFFER })).toBeNull();
    expect(screen.queryByText('No.')).toBeNull();
  },
);
