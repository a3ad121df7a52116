import { screen, within } from '@testing-library/react';
import type { MisAvisos } from 'api-client/storefront';
import { expect, it } from 'vitest';
import { pedido, producto, uuid } from '../../testing/data.ts';
import { type Handlers, productsPage } from '../../testing/fake-api.ts';
import { openPage, showCart } from '../../testing/render-app.tsx';

const ALL = [producto(1), producto(2, { disponible: false }), producto(3, { disponible: false })];

function open(path: string, roles: string[], handlers: Handlers = {}) {
  const now: MisAvisos = { stock: true, precios: false, porcentaje: 10, productos: [] };
  return openPage(path, roles, {
    'GET /productos/productos-promocion': (call) => productsPage(ALL, call),
    'GET /mis-avisos': () => now,
    'PUT /mis-avisos/productos/:id': ({ param }) => ({
      ...now,
      productos: [{ producto_id: param, nombre: 'Producto 2' }],
    }),
    ...handlers,
  });
}
const bellOf = (number: number) => ({ name: `Avísame cuando vuelva: Producto ${number}` });

it('shows a bell on the cards of sold-out products, with one call for all cards', async () => {
  const { user, callsTo } = await open('/promociones', ['usuario']);
  const bell = await screen.findByRole('button', { ...bellOf(2), pressed: false });
  expect(await screen.findByRole('button', bellOf(3))).toBeVisible();
  expect(screen.queryByRole('button', bellOf(1))).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Agotado' })).toHaveLength(2);
  expect(callsTo('GET /mis-avisos')).toHaveLength(1);
  await user.click(bell);
  const told = { name: 'Te avisaremos cuando vuelva: Producto 2', pressed: true };
  expect(await screen.findByRole('button', told)).toBeVisible();
  expect(await screen.findByText('Te escribiremos cuando vuelva Producto 2.')).toBeVisible();
  expect(callsTo('PUT /mis-avisos/productos/:id').map(({ param }) => param)).toEqual([uuid(2)]);
  expect(callsTo('GET /mis-avisos')).toHaveLength(1);
});

it.each([
  ['a visitor', []],
  ['staff', ['empleado']],
])('shows no bell for %s', async (_, roles) => {
  const { callsTo } = await open('/promociones', roles);
  expect((await screen.findAllByRole('button', { name: 'Agotado' })).length).toBe(2);
  expect(screen.queryByRole('button', { name: /^Avísame/ })).toBeNull();
  expect(callsTo('GET /mis-avisos')).toEqual([]);
});

it('shows the button in the cart for a sold-out product but not for a discontinued one', async () => {
  const items = [1, 2, 3].map((number) => ({ ...producto(number), cantidad: 2 }));
  localStorage.setItem('cart', JSON.stringify({ items }));
  const { user } = await open('/about', ['usuario'], {
    'GET /productos/varios': () => ({ productos: ALL.slice(0, 2), total: 2 }),
  });
  const cart = within(await showCart(user));
  expect(await cart.findByText('Producto 3: ya no está disponible y salió del carrito.')).toBeVisible();
  expect(await cart.findByRole('button', bellOf(2))).toBeVisible();
  expect(cart.queryByRole('button', bellOf(3))).toBeNull();
});

it("shows the button below an order's lines whose product is sold out", async () => {
  const detalles = [1, 2].map((number) => ({
    detalles_pedidos_id: uuid(number, 'd'),
    producto: { producto_id: uuid(number), nombre: `Producto ${number}`, precio: 1000 },
    cantidad: 2,
    precio_unitario: 1000,
    descuento: 0,
    total_precio: 2000,
  }));
  const { callsTo } = await open(`/mis-pedidos/${pedido.pedido_id}`, ['usuario'], {
    'GET /mis-pedidos/:id': () => ({ ...pedido, detalles }),
    'GET /productos/varios': () => ({ productos: ALL.slice(0, 2), total: 2 }),
  });
  expect(await screen.findByRole('button', bellOf(2))).toBeVisible();
  expect(screen.queryByRole('button', bellOf(1))).toBeNull();
  expect(callsTo('GET /productos/varios')).toHaveLength(1);
});
