import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Producto } from 'api-client/storefront';
import { FALLBACK_MESSAGES } from 'api-client/storefront';
import { expectComplaint } from 'api-client/testing/complaints';
import type { CartLine } from 'app-core/cart/line';
import { describe, expect, it, vi } from 'vitest';
import { allLines } from '../../shared/cart/cart.ts';
import { pedido, producto, uuid } from '../../testing/data.ts';
import { failure, type Handler, type Handlers } from '../../testing/fake-api.ts';
import { type Answer, item, openCart, placed } from '../../testing/open-cart.tsx';
import { customer, openPage, press, storedCart } from '../../testing/render-app.tsx';
import { inSeconds, storedSession } from '../../testing/token.ts';

describe('the cart', () => {
  it('shows that it is empty and how to fill it [T2.60 T2.61]', async () => {
    const { cart } = await openCart([]);
    expect(await within(cart).findByText('El carrito de compras está vacío.')).toBeVisible();
    expect(within(cart).getByText('¡Añade productos a tu carrito para comenzar a comprar!')).toBeVisible();
    expect(within(cart).getByRole('link', { name: 'Ver más productos' })).toBeVisible();
  });

  it('shows lines and total, and warns when a product is removed [T2.57 T2.58 T4.7]', async () => {
    const { user, cart } = await openCart([item(1, 1000.1, 3), item(2, 60_000, 1)]);
    expect(await within(cart).findByText(/\$\s3\.000,30/)).toBeVisible();
    expect(within(cart).getByText(/\$\s63\.000,30/)).toBeVisible();
    await user.click(within(cart).getByRole('button', { name: 'Eliminar: Producto 1' }));
    expect(await screen.findByText('Producto eliminado del carrito!')).toBeVisible();
    expect(storedCart().items).toHaveLength(1);
  });

  it('restores a removed product in its place, and all products after the cart was emptied', async () => {
    const { user, cart } = await openCart([item(1, 100, 3), item(2, 200, 1), item(3, 300, 1)]);
    const press = async (name: string) =>
      user.click((await screen.findAllByRole('button', { name })).at(-1) ?? document.body);
    const cartNames = () => storedCart().items.map(({ nombre }: CartLine) => nombre);
    await press('Eliminar: Producto 2');
    expect(cartNames()).toEqual(['Producto 1', 'Producto 3']);
    await press('Deshacer');
    expect(cartNames()).toEqual(['Producto 1', 'Producto 2', 'Producto 3']);
    await press('Vaciar carrito');
    expect(await within(cart).findByText('El carrito de compras está vacío.')).toBeVisible();
    expect(cart.contains(document.activeElement) || cart.parentElement === document.activeElement).toBe(true);
    await press('Deshacer');
    expect(cartNames()).toEqual(['Producto 1', 'Producto 2', 'Producto 3']);
    expect(await within(cart).findByRole('link', { name: 'Producto 2' })).toHaveAttribute(
      'href',
      `/producto/${uuid(2)}`,
    );
  });

  it.each([
    [49_999.99, true],
    [50_000, false],
  ])('with a total of %d has its order button disabled: %s [T2.59 T5.19 T9.7]', async (total, disabled) => {
    const { cart } = await openCart([item(1, total, 1)]);
    const button = await within(cart).findByRole('button', { name: 'Realizar pedido' });
    expect(button.hasAttribute('disabled')).toBe(disabled);
    const message = within(cart).queryByText('El monto mínimo para realizar un pedido es de $50.000');
    expect(message !== null).toBe(disabled);
  });

  it('shows a visitor no price, and is emptied when the visitor orders [T4.13 T6.5 T8.9]', async () => {
    const { user, cart } = await openCart([item(1, 60_000, 1)], placed, []);
    expect(cart.textContent).not.toContain('60.000');
    expect(within(cart).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fabout',
    );
    await user.click(within(cart).getByRole('button', { name: 'Realizar pedido' }));
    expect(await screen.findByText('Debes registrarte para agregar productos al carrito.')).toBeVisible();
    expect(storedCart()).toEqual({ items: [] });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Carrito/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(allLines(storedCart())).toHaveLength(1);
  });
});

describe('a cart of an earlier session', () => {
  const products = (more: Partial<Producto> = {}) => ({
    productos: [producto(1, { precio: 61_000, ...more })],
    total: 1,
  });
  async function openAfter(answer: Handler<'GET /productos/varios'>) {
    const unpriced = { producto_id: uuid(1), nombre: 'Producto 1', cantidad: 1, imagenes: [] };
    localStorage.setItem('cart', JSON.stringify({ items: [], unpriced: [unpriced] }));
    const { user } = await openPage('/about', customer, { 'GET /productos/varios': answer });
    await press(user, /^Carrito: 1/);
    const cart = within(await screen.findByRole('dialog', { name: /^Carrito/ }));
    return { user, cart };
  }

  it("gets today's prices and can be ordered", async () => {
    const { cart } = await openAfter(() => products());
    expect((await cart.findAllByText(/\$\s61\.000,00/)).length).toBeGreaterThan(0);
    expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled();
    expect(storedCart()).toMatchObject({ items: [{ producto_id: uuid(1), precio: 61_000, cantidad: 1 }] });
  });

  it('shows when prices fail to load, and which product is unavailable after a retry', async () => {
    let answers: Handler<'GET /productos/varios'> = () =>
      failure(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.');
    const { user, cart } = await openAfter((call) => answers(call));
    expect(await cart.findByText('No se pudieron traer los precios de tu carrito.')).toBeVisible();
    expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeDisabled();
    answers = () => products({ disponible: false });
    await user.click(cart.getByRole('button', { name: 'Reintentar' }));
    expect(await cart.findByText('Producto 1: ya no está disponible y salió del carrito.')).toBeVisible();
    expect(cart.getByText('El carrito de compras está vacío.')).toBeVisible();
  });

  it('is not ordered again at the new prices when the order already arrived at the old prices', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { order } = await openCart([item(1, 60_000, 1)], () =>
      failure(422, 'CLAVE_REUTILIZADA', 'Clave usada.'),
    );
    await order();
    expect(
      await screen.findByText(/^Tu pedido ya nos había llegado, con los precios de entonces/),
    ).toBeVisible();
    expect(storedCart()).toMatchObject({ items: [] });
  });
});

describe('an order', () => {
  it('is confirmed, clears the cart and leads to the shop [T2.60 T3.10 T4.10 T4.11 T6.6]', async () => {
    const { order, orders, router } = await openCart([item(1, 60_000, 2)]);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await order();
    expect(await screen.findByText(/^Pedido confirmado/)).toBeVisible();
    expect(orders()[0]?.body).toEqual({
      usuarioId: uuid(7, '8'),
      detalles: [{ producto_id: uuid(1), cantidad: 2, precio_unitario: 60_000 }],
    });
    expect(storedCart()).toMatchObject({ items: [] });
    // The confirmation replaces the cart. The toast, which stays longer, has the link too.
    expect(screen.getByText(`Recibimos tu pedido n.º ${pedido.numero}`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver pedido' })).toHaveAttribute(
      'href',
      `/mis-pedidos/${pedido.pedido_id}`,
    );
    expect(screen.getByRole('button', { name: 'Ver pedido' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(router.state.location.pathname).toBe('/inicio'));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Carrito/ })).toBeNull());
  });

  it('removes the undo toast of the previous cart', async () => {
    const { user, cart } = await openCart([item(1, 60_000, 1), item(2, 60_000, 1)]);
    await user.click(await within(cart).findByRole('button', { name: 'Eliminar: Producto 2' }));
    // Hovering keeps the toast on the screen.
    await user.hover(await screen.findByText('Producto eliminado del carrito!'));
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
    for (const name of ['Realizar pedido', 'Sí, confirmar']) {
      act(() => screen.getByRole('button', { name }).focus());
      await user.keyboard('{Enter}');
    }
    expect(await screen.findByText(/^Pedido confirmado/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
  });

  it('shows that it was cancelled [T4.10 T4.12]', async () => {
    const { user, cart, orders } = await openCart([item(1, 60_000, 1)]);
    await user.click(await within(cart).findByRole('button', { name: 'Realizar pedido' }));
    expect(await screen.findByText('¿Estás seguro?')).toBeVisible();
    expect(screen.getByText('Confirma tu pedido para continuar.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'No, cancelar' }));
    expect(await screen.findByText('Cancelado')).toBeVisible();
    expect(screen.getByText('Tu pedido no ha sido confirmado.')).toBeVisible();
    expect(orders()).toEqual([]);
  });

  it.each([
    ['Escape', (user: { keyboard: (keys: string) => Promise<void> }) => user.keyboard('{Escape}')],
    ['Back', async () => void fireEvent.popState(window)],
  ] as const)('leaves the cart open after %s and shows no cancellation message', async (_, close) => {
    const { user, cart, orders } = await openCart([item(1, 60_000, 1)]);
    await user.click(await within(cart).findByRole('button', { name: 'Realizar pedido' }));
    await screen.findByText('¿Estás seguro?');
    await close(user);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Cancelado')).toBeNull();
    expect(within(cart).getByRole('button', { name: 'Realizar pedido' })).toBeVisible();
    expect(orders()).toEqual([]);
  });

  it('is sent again under the same key after a lost answer, and cannot be edited meanwhile [T8.12]', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    let online = false;
    const { cart, order, orders } = await openCart([item(1, 60_000, 1)], (call) => {
      if (!online) throw new TypeError('Failed to fetch');
      return placed(call);
    });
    await order();
    expect(await within(cart).findByText(/No sabemos si tu pedido nos llegó/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(within(cart).getByRole('button', { name: 'Eliminar: Producto 1' }).hasAttribute('disabled')).toBe(
      true,
    );
    online = true;
    await order();
    expect(await screen.findByText(/^Pedido confirmado/)).toBeVisible();
    const keys = orders().map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows each changed line when prices are stale, and uses a new key for the next attempt [T8.12]', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    let first = true;
    const actual = (number: number, disponible: boolean, precio: number | null) => ({
      field: 'detalles',
      message: 'cambió',
      actual: { producto_id: uuid(number), nombre: `Producto ${number}`, disponible, precio },
    });
    const { cart, order, orders } = await openCart([item(1, 60_000, 1), item(2, 100, 1)], (call) => {
      if (!first) return placed(call);
      first = false;
      return failure(409, 'PEDIDO_DESACTUALIZADO', 'Algunos productos cambiaron.', [
        actual(1, true, 65_000),
        actual(2, false, null),
      ]);
    });
    await order();
    expect(await within(cart).findByText(/El precio cambió: antes \$\s60\.000,00/)).toBeVisible();
    expect(within(cart).getByText(/Producto 2: ya no está disponible/)).toBeVisible();
    expect(storedCart().items).toMatchObject([{ producto_id: uuid(1), precio: 65_000 }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await order();
    expect(await screen.findByText(/^Pedido confirmado/)).toBeVisible();
    const [before, after] = orders().map(({ headers }) => headers.get('idempotency-key'));
    expect(after).not.toBe(before);
  });
});

describe('an order without an answer', () => {
  const UNKNOWN = /No sabemos si tu pedido nos llegó/;
  const never: Answer = () => new Promise(() => {});
  const keysOf = (calls: { headers: Headers }[]) =>
    calls.map(({ headers }) => headers.get('idempotency-key'));
  it('can be left with the notice that its outcome is unknown, and keeps its key', async () => {
    const { user, cart, order, orders } = await openCart([item(1, 60_000, 1)], never);
    await order();
    await press(user, 'Cancelar');
    await within(cart).findByText(UNKNOWN);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await order();
    await waitFor(() => expect(orders()).toHaveLength(2));
    await user.keyboard('{Escape}');
    await within(cart).findByText(UNKNOWN);
    expect(new Set(keysOf(orders())).size).toBe(1);
  });

  it('shows a failure at once without a connection and is not sent by itself later', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { cart, order, orders } = await openCart([item(1, 60_000, 1)], () => {
      throw new TypeError('Failed to fetch');
    });
    act(() => void window.dispatchEvent(new Event('offline')));
    await order();
    await screen.findByText('No hubo respuesta del servidor. Intenta de nuevo.');
    await within(cart).findByText(UNKNOWN);
    const sent = orders().length;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(orders()).toHaveLength(sent);
  });

  it('shows one message when the user may not order', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { order } = await openCart([item(1, 60_000, 1)], () => failure(403, 'SIN_PERMISO', 'No puedes.'));
    await order();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findAllByText('No puedes.')).toHaveLength(1);
  });

  it('does not end a newer session when its older token is refused', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const answer = Promise.withResolvers<void>();
    const { order } = await openCart([item(1, 60_000, 1)], async () => {
      await answer.promise;
      return failure(401, 'NO_AUTENTICADO', 'Tu sesión no es válida.');
    });
    await order();
    const next = storedSession(inSeconds(7200));
    localStorage.setItem('auth', JSON.stringify(next));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth' })));
    await act(async () => answer.resolve());
    expect(await screen.findAllByText(FALLBACK_MESSAGES.olderSession)).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('auth') ?? 'null')).toEqual(next);
  });
});

it('a confirmed order does not navigate away from a page that the customer opened since', async () => {
  const { order, router } = await openCart([item(1, 60_000, 2)]);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  await order();
  await screen.findByText(/^Pedido confirmado/);
  await act(() => router.navigate({ to: '/marcas' }));
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(router.state.location.pathname).toBe('/marcas');
});

describe('a cart that is opened later', () => {
  async function openLater(productos: Producto[], handlers: Handlers = {}) {
    const items = [item(1, 60_000, 1), item(2, 2000, 3)];
    const varios = { 'GET /productos/varios': () => ({ productos, total: productos.length }) };
    const opened = await openCart(items, placed, customer, { ...varios, ...handlers });
    return { ...opened, cart: within(opened.cart) };
  }
  const order = { name: 'Realizar pedido' };

  it('applies a lower price at once and says so', async () => {
    const { cart } = await openLater([producto(1, { precio: 55_000 }), producto(2, { precio: 2000 })]);
    expect(await cart.findByText(/El precio cambió: antes \$\s60\.000,00/)).toBeVisible();
    expect(cart.getByText(/Algunos precios cambiaron desde/)).toBeVisible();
    expect(cart.getByText(/\$\s61\.000,00/)).toBeVisible();
    expect(cart.getByRole('button', order)).toBeEnabled();
  });

  it('asks to accept a higher price before the order, in one press that keeps the focus', async () => {
    const { user, cart, orders } = await openLater([
      producto(1, { precio: 66_000 }),
      producto(2, { precio: 2000 }),
    ]);
    const accept = await cart.findByRole('button', { name: 'Aceptar los precios nuevos' });
    expect(accept).toHaveAccessibleDescription(/^Un producto subió desde que armaste el carrito/);
    await user.click(accept);
    expect(cart.getByRole('button', order)).toHaveFocus();
    expect(cart.getByText(/El precio cambió: antes \$\s60\.000,00/)).toBeVisible();
    await user.click(cart.getByRole('button', order));
    await user.click(await screen.findByRole('button', { name: 'Sí, confirmar' }));
    await waitFor(() => expect(orders()).toHaveLength(1));
    expect(orders()[0]?.body).toMatchObject({ detalles: [{ precio_unitario: 66_000 }, {}] });
  });

  it('shows the unavailable product and leaves the other line unchanged', async () => {
    const { cart } = await openLater([producto(1, { precio: 60_000 })]);
    expect(await cart.findByText('Producto 2: ya no está disponible y salió del carrito.')).toBeVisible();
    expect(storedCart().items).toEqual([item(1, 60_000, 1)]);
    expect(cart.queryByText(/El precio cambió/)).toBeNull();
  });

  it('is not ordered when it changes during the confirmation', async () => {
    let tell: (answer: { productos: Producto[]; total: number }) => void = () => {};
    const answer = new Promise<{ productos: Producto[]; total: number }>((resolve) => {
      tell = resolve;
    });
    const { user, cart, orders } = await openLater([], { 'GET /productos/varios': () => answer });
    await user.click(await cart.findByRole('button', order));
    await screen.findByRole('button', { name: 'Sí, confirmar' });
    tell({ productos: [producto(1, { precio: 66_000 }), producto(2, { precio: 2000 })], total: 2 });
    await waitFor(() => expect(storedCart().items[0].precio).toBe(66_000));
    await user.click(screen.getByRole('button', { name: 'Sí, confirmar' }));
    expect(await screen.findByText('Tu carrito cambió. Revísalo y confirma de nuevo.')).toBeVisible();
    expect(orders()).toEqual([]);
    expect(await cart.findByRole('button', { name: 'Aceptar los precios nuevos' })).toBeVisible();
  });
});
