import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CambiosDeCarrito, LineaDeCarrito } from 'api-client/storefront';
import type { CartLine } from 'app-core/cart/line';
import { expect, it, vi } from 'vitest';
import { addItem, cart, clearCart, setQuantity } from '../../shared/cart/cart.ts';
import { endSession, startSession } from '../../shared/session/session.ts';
import { producto, usuario, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { customer, fakeApi, openPage } from '../../testing/render-app.tsx';
import { fakeToken } from '../../testing/token.ts';
import { beginOrder } from './use-order.ts';

const item = (number: number) => {
  const { producto_id, nombre, imagenes } = producto(number);
  return { producto_id, nombre, imagenes, precio: 1000, tipo_de_precio: 'por_kilo' as const };
};
const accountLine = (number: number, cantidad: number): LineaDeCarrito => ({
  producto_id: uuid(number),
  nombre: `Producto ${number}`,
  cantidad,
  precio: 1000,
  puesta_en: '2026-11-02T12:00:00.000Z',
  version: uuid(number * 1000 + cantidad),
});

/** Fake server that stores a cart and accepts every change without a conflict check. */
function keeper(...lineas: LineaDeCarrito[]) {
  const kept = { lineas };
  const handlers: Handlers = {
    'GET /mi-carrito': () => ({ ...kept }),
    'PATCH /mi-carrito': ({ body }) => {
      for (const { producto_id, cantidad } of (body as CambiosDeCarrito).cambios) {
        kept.lineas = kept.lineas.filter((line) => line.producto_id !== producto_id);
        const number = Number(producto_id.slice(-4));
        if (cantidad > 0) kept.lineas.push(accountLine(number, cantidad));
      }
      return { ...kept };
    },
    'GET /productos/varios': ({ query }) => {
      const ids = (query.get('ids') ?? '').split(',');
      const productos = ids.map((one) => producto(Number(one.slice(-4)), { precio: 1000 }));
      return { productos, total: productos.length };
    },
  };
  return { kept, handlers };
}

const cartQuantities = () => cart.get().items.map(({ producto_id, cantidad }) => [producto_id, cantidad]);
const keptOf = ({ kept }: ReturnType<typeof keeper>) =>
  kept.lineas.map(({ producto_id, cantidad }) => [producto_id, cantidad]);
const lookAgain = () => act(async () => void window.dispatchEvent(new Event('focus')));
const signalIsBack = () => act(async () => void window.dispatchEvent(new Event('online')));
/** Hides the page, as when the phone goes into a pocket. */
async function putAway() {
  // Let pending updates finish: a user does not act and hide the page in the same moment.
  await act(async () => {});
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  hidden.mockRestore();
}

/** Opens the shop with a session of these roles; without a session for no roles. */
async function open(handlers: Handlers, items: CartLine[] = [], roles?: string[]) {
  localStorage.setItem('cart', JSON.stringify({ items }));
  const { api } = await openPage('/about', roles ?? customer, handlers);
  return api;
}

it("merges the account's cart into the device's cart, then sends changes and takes over what the account changed", async () => {
  const server = keeper(accountLine(1, 2));
  await open(server.handlers, [{ ...item(2), cantidad: 3 }]);
  // The code that synchronises the cart loads late.
  await screen.findByRole('button', { name: /^Carrito: 3 unidades/ });
  await vi.waitFor(async () => {
    await putAway();
    await waitFor(
      () =>
        expect(cartQuantities()).toEqual([
          [uuid(2), 3],
          [uuid(1), 2],
        ]),
      { timeout: 1000 },
    );
  }, 10_000);
  act(() => setQuantity(uuid(1), 7));
  await putAway();
  await waitFor(() => expect(keptOf(server)).toContainEqual([uuid(1), 7]));
  server.kept.lineas = [accountLine(3, 1)];
  await lookAgain();
  await waitFor(() => expect(cartQuantities()).toEqual([[uuid(3), 1]]));
});

/** Uses fake timers. Returns a function that advances them, in milliseconds. */
function fakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
}

it('sends several changes in one call within two seconds of the first, also while changes go on', async () => {
  const server = keeper();
  const api = await open(server.handlers);
  await waitFor(() => expect(cart.get().cuenta?.lineas).toEqual([]));
  const pass = fakeTimers();
  act(() => void addItem(item(1), 4));
  for (const cantidad of [5, 6, 7]) {
    await pass(500);
    act(() => setQuantity(uuid(1), cantidad));
  }
  await pass(499);
  expect(keptOf(server)).toEqual([[uuid(1), 5]]);
  await pass(1000);
  expect(keptOf(server)).toEqual([[uuid(1), 7]]);
  expect(api.callsTo('PATCH /mi-carrito')).toHaveLength(2);
});

it('sends a quantity again after another device changed it', async () => {
  const server = keeper();
  await open(server.handlers);
  await waitFor(() => expect(cart.get().cuenta?.lineas).toEqual([]));
  act(() => void addItem(item(1), 2));
  await waitFor(() => expect(keptOf(server)).toEqual([[uuid(1), 2]]));
  server.kept.lineas = [accountLine(1, 5)];
  await waitFor(() => expect(cart.get().cuenta?.lineas).toHaveLength(1));
  await lookAgain();
  await waitFor(() => expect(cartQuantities()).toEqual([[uuid(1), 5]]));
  act(() => setQuantity(uuid(1), 2));
  await waitFor(() => expect(keptOf(server)).toEqual([[uuid(1), 2]]));
});

it('sends pending changes with `keepalive` when the page is closed', async () => {
  const server = keeper();
  const api = await open(server.handlers);
  await waitFor(() => expect(cart.get().cuenta?.lineas).toEqual([]));
  const fetches = vi.spyOn(globalThis, 'fetch');
  fakeTimers();
  act(() => void addItem(item(1), 4));
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await vi.waitFor(() => expect(keptOf(server)).toEqual([[uuid(1), 4]]));
  expect(api.callsTo('PATCH /mi-carrito')).toHaveLength(1);
  expect(fetches.mock.calls.map(([request]) => (request as Request).keepalive)).toEqual([true]);
});

it('tells the account when a sold-out product leaves the cart on opening', async () => {
  const server = keeper(accountLine(1, 17), accountLine(2, 1));
  const user = userEvent.setup();
  const soldOut = producto(1, { precio: 1000, disponible: false });
  await open({
    ...server.handlers,
    'GET /productos/varios': () => ({ productos: [soldOut, producto(2, { precio: 1000 })], total: 2 }),
  });
  await user.click(await screen.findByRole('button', { name: /^Carrito: 18 unidades/ }));
  expect(await screen.findByText(/Producto 1: ya no está disponible/)).toBeVisible();
  await waitFor(() => expect(keptOf(server)).toEqual([[uuid(2), 1]]));
  expect(cartQuantities()).toEqual([[uuid(2), 1]]);
});

it.each([
  ['staff', ['empleado']],
  ['a visitor', []],
])('sends and loads nothing for the cart of %s', async (_, roles) => {
  const server = keeper(accountLine(1, 2));
  const api = await open(server.handlers, [], roles);
  await lookAgain();
  act(() => void addItem(item(2), 1));
  expect(await screen.findByRole('button', { name: /^Carrito: 1 unidad/ })).toBeVisible();
  // Load the code that would synchronise, so that a wrong call would be sent by now.
  await act(() => Promise.all([import('./follow-account.ts'), import('./signal-back.ts')]));
  act(() => setQuantity(uuid(2), 5));
  await lookAgain();
  await putAway();
  await signalIsBack();
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(api.callsTo('GET /mi-carrito')).toEqual([]);
  expect(api.callsTo('PATCH /mi-carrito')).toEqual([]);
  expect(cart.get().cuenta?.dispositivo).toBeUndefined();
  expect(keptOf(server)).toEqual([[uuid(1), 2]]);
});

it('keeps working while the API fails and sends the changes afterwards', async () => {
  const server = keeper();
  let up = false;
  const whenUp = (name: 'GET /mi-carrito' | 'PATCH /mi-carrito') => (call: never) =>
    up ? server.handlers[name]?.(call) : failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.');
  const api = await open({
    ...server.handlers,
    'GET /mi-carrito': whenUp('GET /mi-carrito') as never,
    'PATCH /mi-carrito': whenUp('PATCH /mi-carrito') as never,
  });
  await waitFor(() => expect(api.callsTo('GET /mi-carrito').length).toBeGreaterThan(0));
  act(() => void addItem(item(1), 4));
  await putAway();
  await waitFor(() => expect(api.callsTo('PATCH /mi-carrito')).toHaveLength(1));
  expect(cartQuantities()).toEqual([[uuid(1), 4]]);
  expect(screen.queryByRole('alert')).toBeNull();
  up = true;
  await signalIsBack();
  await waitFor(() => expect(keptOf(server)).toEqual([[uuid(1), 4]]));
});

it("replaces the previous account's cart with the next account's cart, and each account keeps its own", async () => {
  const server = keeper(accountLine(1, 2));
  await open(server.handlers);
  await waitFor(() => expect(cartQuantities()).toEqual([[uuid(1), 2]]));
  act(endSession);
  await waitFor(() => expect(cart.get().unpriced).toMatchObject([{ producto_id: uuid(1), cantidad: 2 }]));
  const other = keeper(accountLine(5, 1));
  fakeApi(other.handlers);
  act(() => void startSession(fakeToken(undefined, undefined, uuid(99))));
  await waitFor(() => expect(cartQuantities()).toEqual([[uuid(5), 1]]));
  expect(keptOf(other)).toEqual([[uuid(5), 1]]);
  expect(keptOf(server)).toEqual([[uuid(1), 2]]);
});

it("restores the cart at the next login, even after the device's cart was cleared", async () => {
  const server = keeper(accountLine(1, 2));
  await open(server.handlers);
  await waitFor(() => expect(cartQuantities()).toEqual([[uuid(1), 2]]));
  act(endSession);
  await waitFor(() => expect(cart.get().unpriced).toHaveLength(1));
  act(clearCart);
  act(() => void startSession(fakeToken()));
  await waitFor(() => expect(cartQuantities()).toEqual([[uuid(1), 2]]));
  expect(keptOf(server)).toEqual([[uuid(1), 2]]);
});

it('does not change the cart while the outcome of its order is unknown', async () => {
  const server = keeper(accountLine(1, 2));
  await open(server.handlers);
  await waitFor(() => expect(cartQuantities()).toEqual([[uuid(1), 2]]));
  act(() => void beginOrder(usuario.usuario_id));
  server.kept.lineas = [accountLine(1, 9), accountLine(2, 9)];
  const asked = fakeApi(server.handlers);
  await lookAgain();
  expect(asked.callsTo('GET /mi-carrito')).toEqual([]);
  expect(cartQuantities()).toEqual([[uuid(1), 2]]);
});
