import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MiHabitual } from 'api-client/storefront';
import { describe, expect, it } from 'vitest';
import { categoria, habitual, producto, usuario, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { customer, logIn, openPage, press, renderApp, storedCartLines } from '../../testing/render-app.tsx';

/** Two due products, a sold-out product, a product that is not due and a product bought once. */
const FIVE = [
  habitual(producto(1), 5),
  habitual(producto(2, { precio: 900, categorias: [categoria(2, 'Aceites')] }), 8, 1002),
  habitual(producto(3, { disponible: false }), 2),
  habitual(producto(4), 6, undefined, {
    toca: false,
    en_curso: true,
    hace_dias: 1,
    ultima_compra: '2026-03-20T17:05:00.000Z',
  }),
  habitual(producto(5, { nombre: 'Ñandú' }), 1, undefined, { toca: false, cada_dias: null, hace_dias: 40 }),
];

const open = (handlers: Handlers = {}, path = '/habituales') =>
  openPage(path, customer, { 'GET /mis-habituales': () => ({ habituales: FIVE }), ...handlers });
const row = (name: string) => screen.findByRole('group', { name });
const box = async (name: string) => within(await row(name)).getByRole('checkbox');
const ADD = /^Agregar 2 productos · \$\s?12\.205,00$/;

it('shows rhythm, last purchase, price change and availability', async () => {
  await open();
  expect(await row('Producto 1')).toHaveTextContent('cada 2 semanas · última hace 16 días · sueles llevar 5');
  expect(await row('Producto 1')).not.toHaveTextContent('la última vez');
  expect(await row('Producto 2')).toHaveTextContent(/bajó: la última vez, \$\s?1\.002,00/);
  expect(within(await row('Producto 3')).getByRole('checkbox')).toBeDisabled();
  expect(await row('Producto 3')).toHaveTextContent('Ahora no hay');
  expect(await row('Producto 4')).toHaveTextContent('última ayer · sueles llevar 6 · en un pedido en curso');
  expect(await row('Ñandú')).toHaveTextContent('una sola vez, hace 40 días · llevaste 1');
});

it('preselects only the due and available products', async () => {
  await open();
  expect(await box('Producto 1')).toBeChecked();
  expect(await box('Producto 2')).toBeChecked();
  for (const name of ['Producto 3', 'Producto 4', 'Ñandú']) expect(await box(name)).not.toBeChecked();
});

it('starts at a quantity that is sold, at the price of its tier', async () => {
  const cantidades = { minimo: 6, multiplo: 6, escalas: [{ desde: 12, precio: 900 }] };
  const usual = habitual(producto(1, { precio: 1000, cantidades }), 8, 900);
  const { user } = await open({ 'GET /mis-habituales': () => ({ habituales: [usual] }) });
  expect(await screen.findByRole('textbox', { name: 'Cantidad de Producto 1' })).toHaveValue('12');
  expect(await row('Producto 1')).toHaveTextContent(/De a 6 · desde 12: \$\s900/);
  expect(await row('Producto 1')).not.toHaveTextContent('la última vez');
  await press(user, /^Agregar 1 producto · \$\s?10\.800,00$/);
  await waitFor(() => expect(storedCartLines()).toEqual([['Producto 1', 12]]));
});

it('adds the due products in one press and removes them on undo', async () => {
  const { user } = await open();
  await press(user, ADD);
  await waitFor(() =>
    expect(storedCartLines()).toEqual([
      ['Producto 1', 5],
      ['Producto 2', 8],
    ]),
  );
  expect(await screen.findByText('Agregamos 2 productos al carrito.')).toBeVisible();
  expect(await row('Producto 1')).toHaveTextContent('En tu carrito: 5');
  expect(screen.getByRole('button', { name: 'Ver el carrito' })).toBeEnabled();
  await press(user, 'Deshacer');
  await waitFor(() => expect(storedCartLines()).toEqual([]));
});

it('keeps quantities and choice per account when the page is left', async () => {
  const { user } = await open();
  await user.click(within(await row('Producto 1')).getByRole('button', { name: /Aumentar|Sumar|más/i }));
  await user.click(await box('Producto 2'));
  await user.click(await box('Producto 4'));
  const field = async () => within(await row('Producto 1')).findByDisplayValue('6');
  await field();
  cleanup();
  await renderApp('/habituales');
  expect(await field()).toBeVisible();
  expect(await box('Producto 1')).toBeChecked();
  expect(await box('Producto 2')).not.toBeChecked();
  expect(await box('Producto 4')).toBeChecked();
  cleanup();
  logIn(undefined, uuid(99));
  await renderApp('/habituales');
  expect(await within(await row('Producto 1')).findByDisplayValue('5')).toBeVisible();
  expect(await box('Producto 2')).toBeChecked();
});

it('preselects the due products again when they differ from those at the time of the choice', async () => {
  const { user, answer } = await open();
  await user.click(await box('Producto 1'));
  cleanup();
  const later = FIVE.map((one): MiHabitual => ({ ...one, toca: one.producto.nombre === 'Producto 4' }));
  answer({ 'GET /mis-habituales': () => ({ habituales: later }) });
  await renderApp('/habituales');
  expect(await box('Producto 4')).toBeChecked();
  expect(await box('Producto 2')).not.toBeChecked();
});

it('adds only the quantity that the cart lacks', async () => {
  const { user } = await open();
  const one = within(await row('Producto 1'));
  await user.click(await box('Producto 2'));
  await user.click(one.getByRole('button', { name: /Aumentar|Sumar|más/i }));
  await press(user, /^Agregar 1 producto · /);
  await waitFor(() => expect(storedCartLines()).toEqual([['Producto 1', 6]]));
  await user.click(await box('Producto 2'));
  await press(user, /^Agregar 2 productos · /);
  await waitFor(() =>
    expect(storedCartLines()).toEqual([
      ['Producto 1', 6],
      ['Producto 2', 8],
    ]),
  );
});

it('adds nothing without a choice and chooses a group at once', async () => {
  const { user } = await open();
  await press(user, 'Quitar todos: Te tocaría pedir');
  expect(screen.getByRole('button', { name: 'Elige qué agregar' })).toBeDisabled();
  await press(user, 'Elegir todos: Todavía no te toca');
  await press(user, /^Agregar 2 productos · /);
  await waitFor(() =>
    expect(storedCartLines()).toEqual([
      ['Producto 4', 6],
      ['Ñandú', 1],
    ]),
  );
});

describe('searching and sorting', () => {
  const names = () =>
    within(screen.getByRole('main'))
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label'));
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('finds by words without accents, keeps the choice and stores the term in the address', async () => {
    const { user, router } = await open();
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar en tus habituales' }), 'nandu');
    await waitFor(() => expect(names()).toEqual(['Ñandú']));
    expect(router.state.location.search).toEqual({ term: 'nandu' });
    expect(screen.getByRole('button', { name: ADD })).toBeEnabled();
    await user.clear(screen.getByRole('searchbox', { name: 'Buscar en tus habituales' }));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en tus habituales' }), 'xyz');
    expect(await screen.findByText('No encontramos nada así entre tus habituales.')).toBeVisible();
  });

  it.each([
    [
      '',
      ['Te tocaría pedir', 'Todavía no te toca'],
      ['Producto 1', 'Producto 2', 'Producto 3', 'Producto 4', 'Ñandú'],
    ],
    [
      '?orden=rubro',
      ['Aceites', 'Semillas'],
      ['Producto 2', 'Ñandú', 'Producto 1', 'Producto 3', 'Producto 4'],
    ],
    [
      '?orden=ultima',
      ['Todos, por última compra'],
      ['Producto 4', 'Ñandú', 'Producto 1', 'Producto 2', 'Producto 3'],
    ],
    [
      '?orden=nombre',
      ['Todos, por nombre'],
      ['Ñandú', 'Producto 1', 'Producto 2', 'Producto 3', 'Producto 4'],
    ],
  ])("shows groups and products in order for '%s'", async (search, groups, products) => {
    await open({}, `/habituales${search}`);
    await row('Producto 1');
    expect(names()).toEqual(products);
    expect(headings()).toEqual(expect.arrayContaining(groups));
  });
});

it('does not change a cart whose order may have been sent', async () => {
  const item = { ...producto(9), cantidad: 2 };
  const envio = { clave: item.producto_id, usuarioId: usuario.usuario_id };
  localStorage.setItem('cart', JSON.stringify({ items: [item], envio }));
  const { user } = await open();
  await press(user, ADD);
  expect(await screen.findByText(/Tienes un pedido sin confirmar/)).toBeVisible();
  expect(storedCartLines()).toEqual([['Producto 9', 2]]);
});

it('shows a new customer the most popular products, unselected and with quantity 1', async () => {
  const populares = { de: 'zona' as const, productos: [producto(1), producto(2)] };
  const { user } = await open({ 'GET /mis-habituales': () => ({ habituales: [], populares }) });
  expect(await screen.findByRole('heading', { name: 'Lo más pedido en tu zona' })).toBeVisible();
  expect(screen.getByText(/al menos 3 comercios distintos en los últimos 90 días/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elige qué agregar' })).toBeDisabled();
  await user.click(await box('Producto 2'));
  await press(user, /^Agregar 1 producto · /);
  await waitFor(() => expect(storedCartLines()).toEqual([['Producto 2', 1]]));
});

it('shows a failure, and a text for a customer without history', async () => {
  const { user, answer } = await open({
    'GET /mis-habituales': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
  });
  expect(await screen.findByText('No pudimos cargar tus habituales.')).toBeVisible();
  answer({ 'GET /mis-habituales': () => ({ habituales: [] }) });
  await user.click(screen.getByRole('button', { name: /intentar/i }));
  expect(await screen.findByText('Todavía no sabemos qué sueles pedir.')).toBeVisible();
});
