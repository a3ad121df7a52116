import { act, screen, waitFor, within } from '@testing-library/react';
import type { PedidoConDetalles } from 'api-client/storefront';
import { describe, expect, it } from 'vitest';
import { pedido, producto, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { ownOrders } from '../../testing/open-shop.ts';
import { customer, logIn, openPage } from '../../testing/render-app.tsx';

const order = (numero: number, fields: Partial<PedidoConDetalles> = {}): PedidoConDetalles => ({
  ...pedido,
  pedido_id: uuid(numero, '9'),
  numero,
  detalles: [1, 2].map((product) => ({
    detalles_pedidos_id: uuid(product, 'd'),
    producto: { producto_id: uuid(product), nombre: `Producto ${product}`, precio: 1000 + product },
    cantidad: 10 * product,
    precio_unitario: 1000 + product,
    descuento: 0,
    total_precio: 10 * product * (1000 + product),
  })),
  ...fields,
});

const listing =
  (...pedidos: PedidoConDetalles[]): NonNullable<Handlers['GET /mis-pedidos']> =>
  () => ({ pedidos, total: pedidos.length });

const open = (handlers: Handlers, path = '/mis-pedidos') => openPage(path, customer, handlers);

const card = (numero: number) => screen.findByRole('article', { name: `Pedido n.º ${numero}` });

describe('the list', () => {
  it('shows number, date with the full date on hover, status, total and products', async () => {
    await open({ 'GET /mis-pedidos': listing(order(412, { fecha_pedido: new Date().toISOString() })) });
    const shown = within(await card(412));
    expect(shown.getByText(/^hoy \d\d:\d\d$/).getAttribute('title')).toMatch(/ de \d{4}/);
    expect(shown.getByText('Esperando aprobación')).toBeVisible();
    expect(shown.getByText('$ 60.000,00')).toBeVisible();
    expect(shown.getByText('2 productos: Producto 1, Producto 2')).toBeVisible();
  });

  it('shows in a row who placed the order for the shop', async () => {
    const pedido_por = { usuario_id: uuid(9), nombre: 'Ana', apellido: 'Paz' };
    await open({ 'GET /mis-pedidos': listing(order(412, { pedido_por })) });
    expect(await screen.findByText(/^Pedido por Ana Paz\. 2 productos:/)).toBeVisible();
  });

  it('links each order to its page and back', async () => {
    const { user, router } = await open({
      'GET /mis-pedidos': listing(order(412), order(413)),
      'GET /mis-pedidos/:id': () => order(413),
    });
    const shown = within(await card(413));
    const address = `/mis-pedidos/${uuid(413, '9')}`;
    for (const link of shown.getAllByRole('link', { hidden: true }))
      expect(link).toHaveAttribute('href', address);
    await user.click(shown.getByRole('link', { name: 'Pedido n.º 413' }));
    expect(await screen.findByRole('heading', { name: 'Tu pedido' })).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
    await user.click(screen.getByRole('link', { name: /volver/i }));
    expect(await card(412)).toBeVisible();
  });

  it('disappears when another tab logs in with another account', async () => {
    const { answer } = await open({ 'GET /mis-pedidos': listing(order(412)) });
    await card(412);
    answer({ 'GET /mis-pedidos': () => new Promise(() => {}) });
    logIn(['usuario'], uuid(8, '8'));
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth' })));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Pedido n.º 412' })).toBeNull());
  });

  it('shows deviations of the delivery with their reason', async () => {
    const [short, other] = order(1).detalles;
    if (!short || !other) throw new Error('no lines');
    const detalles = [
      { ...short, cantidad: 7, cantidad_pedida: 10, motivo_entrega: 'reemplazo' as const },
      { ...other, cantidad_pedida: 0, motivo_entrega: 'reemplazo' as const, reemplaza_a: uuid(1) },
    ];
    await open({ 'GET /mis-pedidos': listing(order(1, { detalles })) });
    const shown = within(await card(1));
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Producto 1 · pediste 10: va reemplazado',
      'Producto 2 · en lugar de Producto 1',
    ]);
  });

  it('loads ten orders at a time and keeps the page in the address', async () => {
    const { user, router, callsTo } = await open({
      'GET /mis-pedidos': ({ query }) => ({ pedidos: [order(30 - Number(query.get('offset')))], total: 25 }),
    });
    await card(30);
    expect(screen.getByText('Página 1 de 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await card(20);
    expect(router.state.location.href).toBe('/mis-pedidos?page=2');
    expect(callsTo('GET /mis-pedidos').map(({ query }) => query.toString())).toContain('limit=10&offset=10');
  });

  it('links to the catalogue when there is no order', async () => {
    await open({ 'GET /mis-pedidos': listing() });
    expect(await screen.findByText('Todavía no has hecho ningún pedido.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver productos' }).getAttribute('href')).toBe('/categorias');
  });

  it("shows a failure and loads again on 'Reintentar'", async () => {
    let broken = true;
    const { user } = await open({
      'GET /mis-pedidos': () =>
        broken ? failure(500, 'ERROR_INTERNO', 'Ocurrió un error.') : { pedidos: [order(1)], total: 1 },
    });
    expect(await screen.findByText('No pudimos cargar tus pedidos.')).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await card(1);
  });
});

describe('the page of an order', () => {
  const path = `/mis-pedidos/${uuid(412, '9')}`;

  it('shows the order and links back to the list', async () => {
    await open({ 'GET /mis-pedidos/:id': () => order(412) }, path);
    expect(within(await card(412)).getByText('Producto 2')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Volver/ }).getAttribute('href')).toBe('/mis-pedidos');
  });

  it('shows each line with quantity, price, total and discount', async () => {
    const [first, second] = order(412).detalles;
    if (!first || !second) throw new Error('no lines');
    const detalles = [{ ...first, descuento: 12.5 }, second];
    await open({ 'GET /mis-pedidos/:id': () => order(412, { detalles }) }, path);
    const shown = within(await card(412));
    expect(shown.getByText(/12,5 % de descuento$/)).toBeVisible();
    expect(shown.getByText('20 × $ 1.002,00')).toBeVisible();
    expect(shown.getByText('$ 20.040,00')).toBeVisible();
  });

  it('shows deviations of the delivery, also while the lines are collapsed on a phone', async () => {
    const [short, other] = order(412).detalles;
    if (!short || !other) throw new Error('no lines');
    const detalles = [
      { ...short, cantidad: 7, cantidad_pedida: 10, motivo_entrega: 'reemplazo' as const },
      { ...other, cantidad_pedida: 0, motivo_entrega: 'reemplazo' as const, reemplaza_a: uuid(1) },
    ];
    await open({ 'GET /mis-pedidos/:id': () => order(412, { detalles }) }, path);
    const shown = within(await card(412));
    expect(shown.getByText('· pediste 10: va reemplazado')).toBeVisible();
    expect(shown.getByText('· en lugar de Producto 1')).toBeVisible();
    for (const item of shown.getAllByRole('listitem')) expect(item).not.toHaveStyle({ display: 'none' });
  });

  it('expands and collapses its lines', async () => {
    const { user } = await open({ 'GET /mis-pedidos/:id': () => order(412) }, path);
    const toggle = within(await card(412)).getByText('Ver los 2 productos');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(screen.getByText('Ocultar los 2 productos').getAttribute('aria-expanded')).toBe('true');
    // The summary of the collapsed lines.
    const summary = () => within(screen.getByRole('article')).queryByText(/^Producto.1 y Producto.2$/);
    expect(summary()).toBeNull();
    await user.click(screen.getByText('Ocultar los 2 productos'));
    expect(screen.getByText('Ver los 2 productos').getAttribute('aria-expanded')).toBe('false');
    expect(summary()).toBeInTheDocument();
  });

  it.each([400, 404])("shows 'not found' for an unknown order (%i)", async (status) => {
    await open({ 'GET /mis-pedidos/:id': () => failure(status, 'NO_ENCONTRADO', 'No.') }, path);
    expect(await screen.findByText('Pedido no encontrado')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toBeVisible();
  });

  it('shows a failure and loads again on a press', async () => {
    const { user, answer } = await open(
      { 'GET /mis-pedidos/:id': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentarlo.') },
      path,
    );
    expect(await screen.findByText('No pudimos cargar tu pedido.')).toBeVisible();
    answer({ 'GET /mis-pedidos/:id': () => order(412) });
    await user.click(screen.getByRole('button', { name: /intentar/i }));
    await card(412);
  });
});

describe('live updates', () => {
  it('show and announce a new status', async () => {
    const { answer } = await open({ 'GET /mis-pedidos': listing(order(2), order(1)) });
    await card(1);
    answer({ 'GET /mis-pedidos': listing(order(2), order(1, { estado_pedido: 'enviado', version: 2 })) });
    act(() =>
      ownOrders.handlers?.miPedidoCambiado?.({
        pedido_id: uuid(1, '9'),
        estado_pedido: 'enviado',
        version: 2,
      }),
    );
    expect(await screen.findByText('El pedido n.º 1 ahora está: Enviado.')).toBeVisible();
    expect(within(await card(1)).getByText('Enviado')).toBeVisible();
    expect(within(await card(2)).getByText('Esperando aprobación')).toBeVisible();
  });

  it('load missed changes when the connection returns', async () => {
    const { answer } = await open({ 'GET /mis-pedidos': listing(order(1)) });
    await card(1);
    answer({ 'GET /mis-pedidos': listing(order(1, { total_precio: 70_000, version: 2 })) });
    act(() => ownOrders.handlers?.connected?.());
    expect(await screen.findByText('El pedido n.º 1 fue modificado.')).toBeVisible();
    expect(within(await card(1)).getByText('$ 70.000,00')).toBeVisible();
  });

  it('end when the user leaves the page', async () => {
    const { router } = await open({ 'GET /mis-pedidos': listing(order(1)) });
    await card(1);
    expect(ownOrders.handlers).toBeDefined();
    await act(() => router.navigate({ to: '/about' }));
    await waitFor(() => expect(ownOrders.handlers).toBeUndefined());
  });
});

describe("'Repetir pedido'", () => {
  const repeat = async (productos: ReturnType<typeof producto>[]) => {
    const opened = await open({
      'GET /mis-pedidos': listing(order(7)),
      'GET /productos/varios': () => ({ productos, total: productos.length }),
    });
    await card(7);
    await opened.user.click(screen.getByRole('button', { name: 'Repetir pedido n.º 7' }));
    return opened;
  };
  const cart = () => screen.findByRole('dialog', { name: /carrito/i });

  it('adds all products to the cart, shows a message and opens the cart', async () => {
    const { callsTo } = await repeat([producto(1), producto(2)]);
    expect(await screen.findByText('Agregamos 2 productos al carrito.')).toBeVisible();
    expect(within(await cart()).getByText('Producto 1')).toBeVisible();
    expect(callsTo('GET /productos/varios')[0]?.query.get('ids')).toBe(`${uuid(1)},${uuid(2)}`);
  });

  it('does not add the products twice without asking: a second press offers to add them again, with undo', async () => {
    const { user } = await repeat([producto(1), producto(2)]);
    const cartQuantity = () => JSON.parse(localStorage.getItem('cart') ?? '{}').items[0].cantidad;
    const units = await waitFor(cartQuantity);
    await user.click(within(await cart()).getByRole('button', { name: 'Cerrar carrito' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Repetir pedido n.º 7' }));
    expect(await screen.findByText('Ya está todo en tu carrito.')).toBeVisible();
    expect(cartQuantity()).toBe(units);
    await user.click(screen.getByRole('button', { name: 'Sumar otra vez' }));
    expect(cartQuantity()).toBe(2 * units);
    await user.click((await screen.findAllByRole('button', { name: 'Deshacer' })).at(-1) ?? document.body);
    expect(cartQuantity()).toBe(units);
  });

  it('shows unavailable products and changed prices first', async () => {
    const { user } = await repeat([producto(1, { precio: 900 })]);
    const dialog = within(await screen.findByRole('dialog', { name: 'Repetimos tu pedido con cambios' }));
    expect(dialog.getByText('Producto 2')).toBeVisible();
    expect(dialog.getByText(/^Producto 1: baja de/).textContent).toMatch(
      /^Producto 1: baja de \$\s1\.001,00 a \$\s900,00$/,
    );
    await user.click(dialog.getByRole('button', { name: 'Ver el carrito' }));
    expect(within(await cart()).getByText('Producto 1')).toBeVisible();
  });

  it('opens no empty cart when nothing is available', async () => {
    const { user } = await repeat([]);
    const dialog = within(await screen.findByRole('dialog', { name: 'No pudimos repetir tu pedido' }));
    expect(dialog.getByText('No agregamos nada al carrito.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
