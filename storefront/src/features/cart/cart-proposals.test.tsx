import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { habitual, producto } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

afterEach(resetApp);

const OFFER = 'Lo que sueles llevar y no está aquí';
const usual = [
  habitual(producto(1), 5),
  habitual(producto(2, { disponible: false }), 8),
  habitual(producto(3, { precio: 6000 }), 4),
];

async function open(cantidad: number, handlers: Handlers = {}) {
  const user = userEvent.setup();
  const items = [{ ...producto(1, { precio: 1000 }), cantidad }];
  const { callsTo } = fakeApi({ 'GET /mis-habituales': () => ({ habituales: usual }), ...handlers });
  localStorage.setItem('cart', JSON.stringify({ items }));
  localStorage.setItem('auth', JSON.stringify(storedSession()));
  await renderApp('/about');
  await user.click(await screen.findByRole('button', { name: /^Carrito/ }));
  const cart = within(await screen.findByRole('dialog', { name: /^Carrito/ }));
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
  const stored = () => JSON.parse(localStorage.getItem('cart') ?? '{}').items;
  await waitFor(() =>
    expect(stored().map(({ cantidad }: { cantidad: number }) => cantidad)).toEqual([40, 4]),
  );
});

it.each([
  ['whose shipping is free', 70, 0, {}],
  ['of who has no history', 10, 1, { 'GET /mis-habituales': () => ({ habituales: [] }) }],
  [
    'where that can not be told',
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
