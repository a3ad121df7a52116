import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { habitual, producto, usuario, uuid } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { fakeApi, renderApp, resetApp } from '../../testing/render-app.tsx';
import { storedSession } from '../../testing/token.ts';

afterEach(resetApp);

const THREE = [
  habitual(producto(1), 5),
  habitual(producto(2, { precio: 900 }), 8, 1002),
  habitual(producto(3, { disponible: false }), 2),
];

async function open(handlers: Handlers = {}) {
  const user = userEvent.setup();
  const api = fakeApi({ 'GET /mis-habituales': () => ({ habituales: THREE }), ...handlers });
  localStorage.setItem('auth', JSON.stringify(storedSession()));
  await renderApp('/habituales');
  return { ...api, user };
}
const held = () =>
  JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}').items.map(
    (line: { nombre: string; cantidad: number }) => [line.nombre, line.cantidad],
  );
const row = (name: string) => screen.findByRole('group', { name });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('tells how often, when last, what it costs and what it did, and what is sold out', async () => {
  await open();
  expect(await row('Producto 1')).toHaveTextContent(/En 4 pedidos, el último: 5 mar/);
  expect(await row('Producto 1')).not.toHaveTextContent('la última vez');
  expect(await row('Producto 2')).toHaveTextContent(/bajó: la última vez, \$\s?1\.002,00/);
  expect(within(await row('Producto 3')).getByRole('checkbox')).toBeDisabled();
  expect(await row('Producto 3')).toHaveTextContent('Ahora no hay');
});

it('adds all that can be had by one press, once, and takes back no more than that', async () => {
  const { user } = await open();
  await press(user, 'Agregar mis cantidades habituales');
  await waitFor(() =>
    expect(held()).toEqual([
      ['Producto 1', 5],
      ['Producto 2', 8],
    ]),
  );
  expect(await screen.findByText('Agregamos 2 productos al carrito.')).toBeVisible();
  expect(await row('Producto 1')).toHaveTextContent('En tu carrito: 5');
  expect(screen.getByRole('button', { name: 'Ver el carrito' })).toBeEnabled();
  await press(user, 'Deshacer');
  await waitFor(() => expect(held()).toEqual([]));
});

it('comes back to what was set, however one left; another account finds its own', async () => {
  const { user } = await open();
  await user.click(within(await row('Producto 1')).getByRole('button', { name: /Aumentar|Sumar|más/i }));
  const field = async () => within(await row('Producto 1')).findByDisplayValue('6');
  await field();
  cleanup();
  await renderApp('/habituales');
  expect(await field()).toBeVisible();
  cleanup();
  localStorage.setItem('auth', JSON.stringify(storedSession(undefined, undefined, uuid(99))));
  await renderApp('/habituales');
  expect(await within(await row('Producto 1')).findByDisplayValue('5')).toBeVisible();
});

it('adds some, as many as were set, up to what is there already', async () => {
  const { user } = await open();
  const one = within(await row('Producto 1'));
  await user.click(one.getByRole('checkbox', { name: 'Elegir Producto 1' }));
  await user.click(one.getByRole('button', { name: /Aumentar|Sumar|más/i }));
  await press(user, 'Agregar 1 producto');
  await waitFor(() => expect(held()).toEqual([['Producto 1', 6]]));
  await user.click(one.getByRole('checkbox'));
  await press(user, 'Agregar mis cantidades habituales');
  await waitFor(() =>
    expect(held()).toEqual([
      ['Producto 1', 6],
      ['Producto 2', 8],
    ]),
  );
});

it('leaves a cart alone whose order may have been sent', async () => {
  const item = { ...producto(9), cantidad: 2 };
  const envio = { clave: item.producto_id, usuarioId: usuario.usuario_id };
  localStorage.setItem('cart', JSON.stringify({ items: [item], envio }));
  const { user } = await open();
  await press(user, 'Agregar mis cantidades habituales');
  expect(await screen.findByText(/Tienes un pedido sin confirmar/)).toBeVisible();
  expect(held()).toEqual([['Producto 9', 2]]);
});

it('says what is missing to whoever never ordered, and when it can not be had', async () => {
  const { user, answer } = await open({
    'GET /mis-habituales': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
  });
  expect(await screen.findByText('No pudimos cargar tus habituales.')).toBeVisible();
  answer({ 'GET /mis-habituales': () => ({ habituales: [] }) });
  await user.click(screen.getByRole('button', { name: /intentar/i }));
  expect(await screen.findByText('Todavía no sabemos qué sueles pedir.')).toBeVisible();
});
