import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EmpaqueBody, PedidoPorEmpacar } from 'api-client/backoffice';
import { fillStorage } from 'app-core/testing/full-storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { endSession, session } from '../../../shared/session/access.ts';
import { EMPAQUES, LOADED } from '../../../shared/session/stored-work.ts';
import { fakeApi, Refusal } from '../../../testing/api-fake.ts';
import { id, pedido, pedidosPage } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();

/** Simulates a reload, or another tab that cleared the storage. */
const readAgain = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));
beforeEach(() => {
  window.scrollTo = vi.fn();
  readAgain();
  signInAs('empleado');
});

const PEANUT = { producto_id: id(6001), nombre: 'Maní', estante: { orden: 0, nombre: 'Frutos secos' } };
const WALNUT = { producto_id: id(6002), nombre: 'Nuez', estante: { orden: 0, nombre: 'Frutos secos' } };
const CHIA = { producto_id: id(6003), nombre: 'Chía', estante: null };

function pedidoPorEmpacar(n: number, lineas: PedidoPorEmpacar['lineas']): PedidoPorEmpacar {
  const { total_precio: _, version: __, usuario, ...rest } = pedido(n, { estado_pedido: 'aprobado' });
  return { ...rest, usuario: { ...usuario, nombre_comercio: `Almacén ${n}` }, lineas, empaque: null };
}
const shop = () => ({
  pedidos: [
    pedidoPorEmpacar(1, [
      { ...PEANUT, cantidad: 4 },
      { ...CHIA, cantidad: 2 },
    ]),
    pedidoPorEmpacar(2, [
      { ...PEANUT, cantidad: 6 },
      { ...WALNUT, cantidad: 3 },
    ]),
  ],
});

const noSignal = () => Promise.reject(new TypeError('Failed to fetch'));
const NO_SIGNAL = /^Sin señal: pedidos cargados hoy /;

/** Returns the order as the server stores a packing. */
function packed(order: PedidoPorEmpacar, empaque_id: string, body: unknown): PedidoPorEmpacar {
  const { bultos, lineas } = body as EmpaqueBody;
  const found = lineas.map(({ producto_id, cantidad }) => ({ producto_id, cantidad }));
  const usuario = { usuario_id: id(1), nombre: 'Eva', apellido: 'Paz' };
  return {
    ...order,
    lineas: order.lineas.map((linea, at) => ({ ...linea, cantidad: found[at]?.cantidad ?? 0 })),
    empaque: { empaque_id, fecha: new Date().toISOString(), usuario, bultos, lineas: found },
  };
}

function openShop(more: Parameters<typeof fakeApi>[0] = {}) {
  const now = shop();
  const api = fakeApi({
    'GET /empaques': () => now,
    'PUT /empaques/:id': ({ param, body }) => {
      const at = now.pedidos.findIndex(({ pedido_id }) => pedido_id === (body as EmpaqueBody).pedido_id);
      const after = packed(now.pedidos[at] as PedidoPorEmpacar, param, body);
      now.pedidos[at] = after;
      return after;
    },
    ...more,
  });
  renderApp(`/empaque/${id(1)},${id(2)}`);
  return { api, now };
}

const tick = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const press = async (name: string | RegExp) => fireEvent.click(await tick(name));
async function finish(name = 'Terminar empaque') {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  fireEvent.click(screen.getByRole('button', { name }));
}
const card = (n: number) => within(screen.getByRole('listitem', { name: `Pedido ${n}` }));
const done = () => screen.getByRole('region', { name: 'Avance del empaque' });

it('sums products by shelf, ticks each for all orders, and sends each order', async () => {
  const { api } = openShop();
  await press('10 × Maní, 2 pedidos');
  const shelves = screen
    .getAllByRole('region')
    .filter((region) => within(region).queryAllByRole('checkbox').length > 0);
  expect(shelves.map((shelf) => shelf.getAttribute('aria-label'))).toEqual(['Frutos secos', 'Sin estante']);
  await waitFor(() => expect(done()).toHaveTextContent('2 de 4'));
  expect(card(1).getByText('Falta 1 línea')).toBeVisible();
  await press(/^2 × Chía/);
  await press(/^3 × Nuez/);
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Bultos del pedido 2' }), {
    target: { value: '3' },
  });
  await finish('Terminar 2 empaques');
  expect(await screen.findByText('Empaque del pedido 2 guardado.')).toBeVisible();
  const sent = api.callsTo('PUT /empaques/:id');
  expect(sent.map(({ body }) => body)).toEqual([
    {
      pedido_id: id(1),
      empaque_anterior: null,
      bultos: 1,
      lineas: [
        { producto_id: PEANUT.producto_id, esperada: 4, cantidad: 4 },
        { producto_id: CHIA.producto_id, esperada: 2, cantidad: 2 },
      ],
    },
    {
      pedido_id: id(2),
      empaque_anterior: null,
      bultos: 3,
      lineas: [
        { producto_id: PEANUT.producto_id, esperada: 6, cantidad: 6 },
        { producto_id: WALNUT.producto_id, esperada: 3, cantidad: 3 },
      ],
    },
  ]);
  expect(await card(2).findByText(/^Empacado por Eva Paz, .*: 3 bultos\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Imprimir remitos' })).toBeEnabled();
  expect(localStorage.getItem(EMPAQUES)).toBeNull();
});

it("shows the product's code", async () => {
  const now = shop();
  for (const { lineas } of now.pedidos)
    for (const linea of lineas) if (linea.nombre === 'Maní') linea.codigo = 'MA-10';
  openShop({ 'GET /empaques': () => now });
  expect(await tick('10 × Maní, Cód. MA-10, 2 pedidos')).toBeVisible();
  expect(screen.getAllByText(/Cód\./)).toHaveLength(1);
});

it("shows customers' notes on orders and lines", async () => {
  const now = shop();
  const [first, second] = now.pedidos;
  if (first?.lineas[1]) {
    first.nota = 'Cajas chicas';
    first.lineas[1].nota = 'Sin abrir';
  }
  if (second?.lineas[0]) second.lineas[0].nota = 'Tostado';
  openShop({ 'GET /empaques': () => now });
  expect(await tick(/^2 × Chía.*, Nota del cliente: Sin abrir$/)).toBeVisible();
  expect(await tick('10 × Maní, 2 pedidos, 1 con nota del cliente')).toBeVisible();
  expect(card(1).getByText('Cajas chicas')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Repartir: Maní' }));
  expect(await tick(/^6 × N\.º 2.*, Nota del cliente: Tostado$/)).toBeVisible();
});

it('splits a product by order, and sends a missing quantity with its reason', async () => {
  const { api } = openShop();
  fireEvent.click(await screen.findByRole('button', { name: 'Repartir: Maní' }));
  await press('4 × N.º 1 · Almacén 1, Maní');
  await waitFor(async () => expect(await tick(/^10 × Maní/)).toHaveAttribute('aria-checked', 'mixed'));
  await press(/^2 × Chía/);
  fireEvent.click(screen.getByRole('button', { name: 'Faltante: Maní, pedido 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cuánto hay de Maní' }));
  const field = dialog.getByRole('spinbutton', { name: /^Cantidad que hay/ });
  await userEvent.type(field, '9{Enter}');
  expect(await dialog.findByText('No se empaca más de lo que dice el pedido.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '5{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await tick('6 × N.º 2 · Almacén 2, Maní, Van 5: falta stock')).toBeChecked();
  await press(/^3 × Nuez/);
  await finish('Terminar 2 empaques');
  await waitFor(() => expect(api.callsTo('PUT /empaques/:id')).toHaveLength(2));
  expect(api.callsTo('PUT /empaques/:id')[1]?.body).toMatchObject({
    lineas: [
      { producto_id: PEANUT.producto_id, esperada: 6, cantidad: 5, motivo: 'falta', sin_stock: true },
      { producto_id: WALNUT.producto_id, esperada: 3, cantidad: 3 },
    ],
  });
});

it('works offline: a finished packing survives a reload and is sent once, under one id', async () => {
  const { api } = openShop({ 'PUT /empaques/:id': noSignal });
  for (const name of [/^10 × Maní/, /^2 × Chía/]) await press(name);
  await finish();
  const saved = 'Guardado en este dispositivo: se envía cuando haya señal.';
  expect(await card(1).findByText(saved)).toBeVisible();
  await press(/^3 × Nuez/);
  expect(await tick(/^2 × Chía/)).toBeDisabled();
  const kept = localStorage.getItem(EMPAQUES) ?? '';
  expect(kept).toContain(PEANUT.producto_id);
  expect(kept).not.toMatch(/Maní|Almacén|Ana/);
  await waitFor(() => expect(api.callsTo('PUT /empaques/:id').length).toBeGreaterThan(0));
  const first = api.callsTo('PUT /empaques/:id').at(-1);

  // Simulate a reload on another page.
  cleanup();
  readAgain();
  const again = fakeApi({
    'GET /pedidos': () => pedidosPage([]),
    'PUT /empaques/:id': ({ param, body }) => packed(shop().pedidos[0] as PedidoPorEmpacar, param, body),
  });
  renderApp('/panel-pedidos');
  expect(await screen.findByText('Empaque del pedido 1 guardado.')).toBeVisible();
  window.dispatchEvent(new Event('online'));
  const sent = again.callsTo('PUT /empaques/:id');
  expect(sent.map(({ param, body }) => [param, body])).toEqual([[first?.param, first?.body]]);
  expect(JSON.parse(localStorage.getItem(EMPAQUES) ?? '[]')).toMatchObject([
    { pedido_id: id(2), envio: null },
  ]);
});

it("reports another user's packing or a changed order, and loses nothing", async () => {
  let refusal = new Refusal(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
  const { api, now } = openShop({ 'PUT /empaques/:id': () => Promise.reject(refusal) });
  for (const name of [/^10 × Maní/, /^2 × Chía/]) await press(name);
  const [first] = now.pedidos;
  if (first)
    now.pedidos[0] = {
      ...first,
      lineas: [
        { ...PEANUT, cantidad: 4 },
        { ...CHIA, cantidad: 5 },
      ],
    };
  await finish();
  expect(
    await card(1).findByText('Otra persona guardó cambios antes. Tus marcas siguen aquí.'),
  ).toBeVisible();
  expect(await tick(/^5 × Chía/)).not.toBeChecked();
  expect(await tick(/^10 × Maní/)).toBeChecked();
  await press(/^5 × Chía/);

  refusal = new Refusal(409, 'EMPAQUE_HECHO', 'Otra persona ya empacó este pedido.');
  if (first) {
    const body = {
      bultos: 2,
      lineas: [
        { ...PEANUT, cantidad: 4 },
        { ...CHIA, cantidad: 5 },
      ],
    };
    now.pedidos[0] = packed(now.pedidos[0] as PedidoPorEmpacar, id(77), body);
  }
  await finish();
  expect(await card(1).findByText(/^Otra persona ya empacó este pedido\./)).toBeVisible();
  fireEvent.click(await card(1).findByRole('button', { name: 'Descartar mis marcas' }));
  expect(await card(1).findByText(/^Empacado por Eva Paz, .*: 2 bultos\.$/)).toBeVisible();
  // Pack again, based on the other user's packing.
  fireEvent.click(card(1).getByRole('button', { name: 'Empacar de nuevo' }));
  await finish();
  await waitFor(() => expect(api.callsTo('PUT /empaques/:id')).toHaveLength(3));
  expect(api.callsTo('PUT /empaques/:id')[2]?.body).toMatchObject({ empaque_anterior: id(77), bultos: 2 });
});

it('hides progress from the next account, and shows it to its own', async () => {
  openShop();
  await press(/^10 × Maní/);
  cleanup();
  signInAs('empleado', 3600, id(2));
  openShop();
  expect(await tick(/^10 × Maní/)).not.toBeChecked();
  cleanup();
  signInAs('empleado');
  openShop();
  expect(await tick(/^10 × Maní/)).toBeChecked();
});

it('packs the approved orders of the selection, or none', async () => {
  const pedidos = [pedido(1, { estado_pedido: 'aprobado' }), pedido(2)];
  fakeApi({ 'GET /pedidos': () => pedidosPage(pedidos), 'GET /empaques': shop });
  const { href } = renderApp('/panel-pedidos');
  for (const n of [1, 2]) {
    fireEvent.click(await screen.findByRole('checkbox', { name: new RegExp(`^Elegir pedido ${n} `) }));
  }
  fireEvent.click(await screen.findByRole('link', { name: 'Empacar' }));
  await tick(/^10 × Maní/);
  expect(decodeURIComponent(href())).toContain(`/empaque/${id(1)}`);
  cleanup();
  renderApp('/empaque/todos');
  expect(await screen.findByText('La dirección no dice qué pedidos empacar.')).toBeVisible();
});

it('shows stored orders after an offline reload, and current ones when online again', async () => {
  const { now } = openShop();
  await press(/^10 × Maní/);
  expect(screen.queryByText(NO_SIGNAL)).toBeNull();
  await waitFor(() => expect(localStorage.getItem(LOADED)).toContain('Almacén 1'));
  const kept = localStorage.getItem(LOADED) ?? '';
  expect(kept).not.toMatch(/precio|telefono|email|dom_fiscal/);

  cleanup();
  readAgain();
  openShop({ 'GET /empaques': noSignal });
  expect(await screen.findByText(NO_SIGNAL)).toBeVisible();
  expect(await tick(/^10 × Maní/)).toBeChecked();
  await press(/^2 × Chía/);
  await waitFor(() => expect(done()).toHaveTextContent('2 de 4'));

  const [first] = now.pedidos;
  if (first?.lineas[1]) first.lineas[1].cantidad = 5;
  fakeApi({ 'GET /empaques': () => now });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(await tick(/^5 × Chía/)).not.toBeChecked();
  expect(screen.queryByText(NO_SIGNAL)).toBeNull();
});

it('shows no stored orders after twelve hours, and reports the failed request', async () => {
  openShop();
  await tick(/^10 × Maní/);
  await waitFor(() => expect(localStorage.getItem(LOADED)).not.toBeNull());
  cleanup();
  vi.setSystemTime(Date.now() + 12 * 3_600_000);
  signInAs('empleado');
  openShop({ 'GET /empaques': noSignal });
  expect(await screen.findByText('No pudimos cargar lo que hay que empacar.')).toBeVisible();
  expect(localStorage.getItem(LOADED)).toBeNull();
});

it.each([
  ['logs out', () => endSession()],
  ['is revoked', () => void session.refuse(session.token())],
  ['is replaced by another account', () => signInAs('empleado', 3600, id(2))],
])('erases the loaded orders when their session %s', async (_, end) => {
  openShop();
  await tick(/^10 × Maní/);
  await waitFor(() => expect(localStorage.getItem(LOADED)).toContain('Maní'));
  // Another account requests the same orders, and may store its own copy.
  fakeApi({ 'GET /empaques': noSignal });
  end();
  await waitFor(() => expect(localStorage.getItem(LOADED)).toBeNull());
});

it('erases stored orders when storage has no room for newer ones', async () => {
  const { now } = openShop();
  await tick(/^10 × Maní/);
  await waitFor(() => expect(localStorage.getItem(LOADED)).toContain('Maní'));
  cleanup();
  if (now.pedidos[0]) now.pedidos[0].nota = 'Sin apuro. '.repeat(4000);
  fillStorage(localStorage);
  openShop({ 'GET /empaques': () => now });
  await tick(/^10 × Maní/);
  await waitFor(() => expect(localStorage.getItem(LOADED)).toBeNull());
});
