import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FALLBACK_MESSAGES } from 'api-client/backoffice';
import { expectComplaint } from 'api-client/testing/complaints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, sessionStore } from '../../shared/session/access.ts';
import { fakeApi, Refusal, refuse } from '../../testing/api-fake.ts';
import {
  almonds,
  carritoRegion,
  chia,
  handOverHash,
  openQuestion,
  order,
  placed,
  press,
  shop,
  wideWindow,
} from '../../testing/carrito-fixture.ts';
import { id } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  wideWindow();
  signInAs('empleado');
});

const ORDER = 'POST /pedidos/adminPedidos';
const UNKNOWN = /No sabemos si el pedido nos llegó/;
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the staff cart', () => {
  it('shows products added from the catalogue and the amount missing to the minimum [P5.14 P9.9]', async () => {
    fakeApi(shop);
    renderApp('/pedido-nuevo');
    await press('Añadir: Chía');
    const cart = await carritoRegion();
    await cart.findByText('El monto mínimo para realizar un pedido es de $50.000');
    expect(cart.getByRole('button', { name: 'Realizar pedido' })).toHaveProperty('disabled', true);
    await press('Añadir: Almendra');
    await waitFor(() =>
      expect(cart.getByRole('button', { name: 'Realizar pedido' })).toHaveProperty('disabled', false),
    );
    await order();
    const choices = within(await screen.findByRole('dialog', { name: '¿Para quién es el pedido?' }));
    expect(choices.getByRole('link', { name: 'Registrar usuario' })).toBeVisible();
    await userEvent.click(choices.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await order();
    await userEvent.click(await screen.findByRole('link', { name: 'Buscar usuario', hidden: false }));
    await screen.findByRole('heading', { name: 'Buscar Cliente' });
  });

  it("takes a cart from the storefront's URL at current prices, and keeps it after a reload", async () => {
    const api = fakeApi(shop);
    const { href, router } = renderApp(`/pedido-nuevo/buscar${handOverHash}`);
    expect(await (await carritoRegion()).findByText(/\$\s60\.000,00/)).toBeVisible();
    expect(api.callsTo('GET /productos/varios')[0]?.query.get('ids')).toBe(almonds.producto_id);
    expect(href()).toBe('/pedido-nuevo/buscar');
    await router.invalidate();
    expect((await carritoRegion()).getAllByText('Almendra')).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('carritos-abiertos') ?? '[]')).toHaveLength(1);
  });

  it('places one order, shows the confirmation, empties the cart and opens the orders after two seconds [P1.2 P4.20 P4.21 P6.6 P8.26 P9.6]', async () => {
    const { api, href } = await openQuestion();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await press('Sí, confirmar');
    await screen.findByText('Pedido confirmado');
    const [call] = api.callsTo(ORDER);
    expect(call?.query.get('usuarioId')).toBe(id(2));
    expect(call?.body).toEqual({
      detalles: [{ producto_id: almonds.producto_id, cantidad: 2, precio_unitario: 60_000 }],
    });
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(localStorage.getItem('carritos-abiertos')).not.toContain(almonds.producto_id);
    expect(href()).toBe('/pedido-nuevo');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(href()).toBe('/panel-pedidos'));
  });

  it('clears the cart and places no order once the session has expired [P8.27]', async () => {
    const { api } = await openQuestion();
    await press('No, cancelar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The session has expired, but its timer has not fired: the computer slept.
    if (sessionStore.current) sessionStore.current.expiry = 1;
    await order();
    await screen.findByText('Debes iniciar sesión para realizar un pedido.');
    await (await carritoRegion()).findByText('El carrito de compras está vacío.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(localStorage.getItem('carritos-abiertos')).not.toContain(almonds.producto_id);
    expect(api.callsTo(ORDER)).toHaveLength(0);
  });

  it('retries with the same idempotency key after a lost response [P8.7]', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { api } = await openQuestion({
      [ORDER]: noAnswer,
    });
    await press('Sí, confirmar');
    const cart = await carritoRegion();
    await cart.findByText(UNKNOWN);
    expect(cart.getByRole('button', { name: 'Eliminar: Almendra' })).toHaveProperty('disabled', true);
    api.answer({ [ORDER]: () => placed });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await order();
    await press('Sí, confirmar');
    await screen.findByText('Pedido confirmado');
    const [first, second] = api.callsTo(ORDER);
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(second?.body).toEqual(first?.body);
  });

  it('shows a changed price, and retries with a new idempotency key', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const current = {
      producto_id: almonds.producto_id,
      nombre: 'Almendra',
      disponible: true,
      precio: 61_000,
    };
    const { api } = await openQuestion({
      [ORDER]: () => {
        throw new Refusal(409, 'PEDIDO_DESACTUALIZADO', 'Algunos productos cambiaron de precio.', [
          { field: 'detalles.0', message: 'x', actual: current },
        ]);
      },
    });
    await press('Sí, confirmar');
    await (await carritoRegion()).findByText(/El precio cambió: antes \$\s60\.000,00/);
    api.answer({ [ORDER]: () => placed });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await order();
    await press('Sí, confirmar');
    await screen.findByText('Pedido confirmado');
    const [first, second] = api.callsTo(ORDER);
    expect(second?.body).toMatchObject({ detalles: [{ precio_unitario: 61_000 }] });
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
  });

  it('keeps several carts open, and asks before closing one with products', async () => {
    fakeApi(shop);
    renderApp('/pedido-nuevo');
    await press('Añadir: Almendra');
    await press('Otro carrito');
    const tabs = await screen.findByRole('tablist', { name: 'Carritos abiertos' });
    // The tabs render a moment after the cart.
    await within(tabs).findByRole('tab', { name: 'Sin cliente (0)' });
    expect(
      within(tabs)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sin cliente (1)', 'Sin cliente (0)']);
    await (await carritoRegion()).findByText('El carrito de compras está vacío.');
    await userEvent.click(within(tabs).getByRole('tab', { name: 'Sin cliente (1)' }));
    await (await carritoRegion()).findByText('Almendra');
    await press('Cerrar este carrito');
    await press('No, conservarlo');
    await (await carritoRegion()).findByText('Almendra');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Cerrar este carrito');
    await press('Sí, cerrar');
    await (await carritoRegion()).findByText('El carrito de compras está vacío.');
  });
});

describe('data that the cart does not store', () => {
  const stored = (more: object) =>
    localStorage.setItem(
      'carritos-abiertos',
      JSON.stringify([
        {
          carrito_id: id(500),
          cuenta: id(1),
          cliente: null,
          lineas: [{ producto_id: almonds.producto_id, cantidad: 2 }],
          envio: null,
          ...more,
        },
      ]),
    );

  it('reloads names and prices, and deletes the cart when the session ends', async () => {
    const { api } = await openQuestion();
    const keeps = `${JSON.stringify({ ...localStorage })}${JSON.stringify({ ...sessionStorage })}`;
    expect(keeps).not.toMatch(/Almendra|60\.?000|Bruno|bruno2|\bprecio\b/);
    expect(keeps).toContain(id(2));
    act(endSession);
    await screen.findByRole('heading', { name: 'Iniciar sesión' });
    const asked = api.callsTo('GET /productos/varios/:id').length;
    act(() => signInAs('empleado', 7200));
    await screen.findByRole('heading', { name: 'Panel Principal' });
    renderApp('/pedido-nuevo');
    await waitFor(() => expect(api.callsTo('GET /productos/varios/:id').length).toBeGreaterThan(asked));
  });

  it('shows unavailable products on their lines, and orders the rest', async () => {
    const lineas = [almonds, chia, { producto_id: id(99) }].map(({ producto_id }) => ({
      producto_id,
      cantidad: 2,
    }));
    stored({ lineas, cliente: id(2) });
    const productos = [almonds, { ...chia, disponible: false }];
    const api = fakeApi({ ...shop, 'GET /productos/varios': () => ({ productos, total: 2 }) });
    renderApp('/pedido-nuevo');
    const cart = await carritoRegion();
    await cart.findByText('Ya no está disponible: no va en el pedido.');
    expect(within(cart.getByRole('group', { name: 'Chía' })).getByText(/Sin precio/)).toBeVisible();
    expect(cart.getByText('Ya no se vende: no va en el pedido.')).toBeVisible();
    await order();
    await press('Sí, confirmar');
    await screen.findByText('Pedido confirmado');
    expect(api.callsTo(ORDER)[0]?.body).toEqual({
      detalles: [{ producto_id: almonds.producto_id, cantidad: 2, precio_unitario: 60_000 }],
    });
  });

  it('reports a failed lookup, and retries', async () => {
    stored({ cliente: id(2) });
    const fails = () => refuse(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado.');
    const api = fakeApi({ ...shop, 'GET /productos/varios': fails, 'GET /usuarios/:id': fails });
    renderApp('/pedido-nuevo');
    const cart = await carritoRegion();
    await cart.findByText('No se pudieron traer los productos del carrito.');
    await cart.findByText('No se pudo traer al cliente.');
    expect(cart.queryByRole('button', { name: 'Realizar pedido' })).toBeNull();
    api.answer(shop);
    for (const again of cart.getAllByRole('button', { name: 'Reintentar' })) await userEvent.click(again);
    await cart.findByText('Almendra');
    await cart.findByText('Bruno Gómez 2');
    await order();
    await screen.findByRole('alertdialog', { name: '¿Crar pedido para bruno2@tienda.test?' });
  });

  it('reports an erased customer, and lets staff choose another', async () => {
    stored({ cliente: id(2) });
    fakeApi({ ...shop, 'GET /usuarios/:id': () => refuse(404, 'NO_ENCONTRADO', 'No existe.') });
    renderApp('/pedido-nuevo');
    const cart = await carritoRegion();
    await cart.findByText('Esta cuenta ya no existe: elige otro cliente.');
    await cart.findByText('Almendra');
    expect(cart.getByRole('button', { name: 'Realizar pedido' })).toHaveProperty('disabled', true);
    expect(cart.getByRole('link', { name: 'Cambiar cliente' })).toBeVisible();
  });

  it('does not resend an order that arrived at older prices', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    stored({ cliente: id(2), envio: { clave: id(40) } });
    const api = fakeApi({
      ...shop,
      [ORDER]: () => refuse(422, 'CLAVE_REUTILIZADA', 'Clave usada.'),
    });
    renderApp('/pedido-nuevo');
    await (await carritoRegion()).findByText(UNKNOWN);
    await order();
    await press('Sí, confirmar');
    await screen.findByText(/^El pedido ya nos había llegado, con los precios de entonces/);
    expect(api.callsTo(ORDER)[0]?.headers.get('Idempotency-Key')).toBe(id(40));
    await (await carritoRegion()).findByText('El carrito de compras está vacío.');
  });
});

describe('an order without a response', () => {
  const keys = (api: Awaited<ReturnType<typeof openQuestion>>['api']) =>
    api.callsTo(ORDER).map(({ headers }) => headers.get('Idempotency-Key'));
  /** Returns a call handler whose response waits for the test. */
  function waiting() {
    const { promise, resolve, reject } = Promise.withResolvers<typeof placed>();
    return { handler: () => promise, answer: () => act(async () => resolve(placed)), reject };
  }

  it('is hidden from another account, and continues in its own account', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { api, router } = await openQuestion({
      [ORDER]: noAnswer,
    });
    await press('Sí, confirmar');
    await (await carritoRegion()).findByText(UNKNOWN);
    const change = async (account: number) => {
      act(endSession);
      await screen.findByRole('heading', { name: 'Iniciar sesión' });
      act(() => signInAs('empleado', 3600, id(account)));
      await screen.findByRole('heading', { name: 'Panel Principal' });
      await act(() => router.navigate({ to: '/pedido-nuevo' }));
    };
    await change(9);
    await (await carritoRegion()).findByText('El carrito de compras está vacío.');
    expect(document.body.textContent).not.toContain('bruno2@tienda.test');
    expect((await carritoRegion()).queryByRole('button', { name: 'Realizar pedido' })).toBeNull();

    await change(1);
    await (await carritoRegion()).findByText(UNKNOWN);
    api.answer({ [ORDER]: () => placed });
    await order();
    await press('Sí, confirmar');
    await screen.findByText('Pedido confirmado');
    const [first, second] = keys(api);
    expect(keys(api)).toHaveLength(2);
    expect(second).toBe(first);
  });

  it('closes the cart that was sent, not the cart that is open when the response arrives', async () => {
    const { handler, answer } = waiting();
    const { router } = await openQuestion({
      [ORDER]: handler,
      'GET /productos/varios': () => ({ productos: [almonds, chia], total: 2 }),
    });
    await press('Sí, confirmar');
    await act(() => router.navigate({ href: `/pedido-nuevo#carrito=${chia.producto_id}:3` }));
    await waitFor(() => expect(localStorage.getItem('carritos-abiertos')).toContain(chia.producto_id));
    await answer();
    await screen.findByText('Pedido confirmado');
    await (await carritoRegion()).findByText('Chía');
    expect(localStorage.getItem('carritos-abiertos')).not.toContain(almonds.producto_id);
  });

  it('does not navigate when the user has left the page', async () => {
    const { handler, answer } = waiting();
    const { router, href } = await openQuestion({ [ORDER]: handler });
    await press('Sí, confirmar');
    await act(() => router.navigate({ to: '/panel-usuarios' }));
    await screen.findByRole('heading', { name: 'Área de Usuarios', hidden: true });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await answer();
    await screen.findByText('Pedido confirmado');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(href()).toBe('/panel-usuarios');
  });

  it('can be cancelled: the outcome is reported as unknown, and a retry uses the same key', async () => {
    const { api } = await openQuestion({ [ORDER]: waiting().handler });
    await press('Sí, confirmar');
    await press('Cancelar');
    await (await carritoRegion()).findByText(UNKNOWN);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await order();
    await press('Sí, confirmar');
    await waitFor(() => expect(keys(api)).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await (await carritoRegion()).findByText(UNKNOWN);
    expect(new Set(keys(api)).size).toBe(1);
  });

  it('keeps a session that began after the refused token', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { handler, reject } = waiting();
    await openQuestion({ [ORDER]: handler });
    await press('Sí, confirmar');
    act(() => signInAs('empleado', 7200));
    const begun = localStorage.getItem('auth');
    await act(async () => reject(new Refusal(401, 'NO_AUTENTICADO', 'Tu sesión no es válida.')));
    await screen.findByText(FALLBACK_MESSAGES.olderSession);
    expect(screen.queryByRole('dialog', { name: 'Tu sesión venció' })).toBeNull();
    expect(begun).not.toBeNull();
    expect(localStorage.getItem('auth')).toBe(begun);
  });

  it('unlocks the cart when the order never left the device', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { api } = await openQuestion();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Sí, confirmar');
    await screen.findByText('No hay señal: el pedido no salió. El carrito sigue como estaba.');
    const cart = await carritoRegion();
    expect(cart.getByRole('button', { name: 'Eliminar: Almendra' })).toHaveProperty('disabled', false);
    expect(api.callsTo(ORDER)).toHaveLength(0);
  });

  it('unlocks the cart once the server reports that the order did not arrive', async () => {
    expectComplaint(/^Error al crear el pedido ApiError: /);
    const { api } = await openQuestion({
      [ORDER]: noAnswer,
      'PUT /pedidos/intentos/:clave': () => ({ pedido: null }),
    });
    await press('Sí, confirmar');
    const cart = await carritoRegion();
    await cart.findByText(UNKNOWN);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Ver si llegó');
    await screen.findByText(/^El pedido no nos había llegado/);
    expect(cart.getByRole('button', { name: 'Eliminar: Almendra' })).toHaveProperty('disabled', false);
    expect(api.callsTo('PUT /pedidos/intentos/:clave')).toHaveLength(1);
  });
});
