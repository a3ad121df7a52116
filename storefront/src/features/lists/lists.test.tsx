import { screen, waitFor, within } from '@testing-library/react';
import type { Lista, ListaCambios } from 'api-client/storefront';
import { expect, it } from 'vitest';
import { lista, producto, uuid, withoutPrice } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { customer, openPage, press, storedCartLines } from '../../testing/render-app.tsx';

const openLists = (handlers: Handlers) => openPage('/listas', customer, handlers);

it('links to each list and shows its number of products', async () => {
  const { lista_id, nombre, version } = lista('Navidad');
  await openLists({ 'GET /mis-listas': () => ({ listas: [{ lista_id, nombre, version, productos: 12 }] }) });
  const link = await screen.findByRole('link', { name: 'Navidad' });
  expect(link).toHaveAttribute('href', `/listas/${lista_id}`);
  expect(screen.getByText('12 productos')).toBeVisible();
});

it('creates the first list and opens it', async () => {
  const made = lista('Pedido semanal');
  const { user, router, callsTo } = await openLists({
    'POST /mis-listas': () => made,
    'GET /mis-listas/:id': () => made,
  });
  expect(await screen.findByText('Todavía no tienes listas.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Crear una lista' }));
  await user.type(await screen.findByRole('textbox', { name: /^Lista nueva/ }), 'Pedido semanal');
  await user.click(screen.getByRole('button', { name: 'Crear lista' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/listas/${uuid(1, 'e')}`));
  expect(callsTo('POST /mis-listas').map(({ body }) => body)).toEqual([
    { nombre: 'Pedido semanal', productos: [] },
  ]);
  expect(await screen.findByText('Esta lista está vacía.')).toBeVisible();
});

it('shows a failure to load, and the limit of lists', async () => {
  const { user, answer } = await openLists({
    'GET /mis-listas': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
    'POST /mis-listas': () =>
      failure(409, 'DEMASIADAS_LISTAS', 'Puedes tener hasta 30 listas. Borra alguna.'),
  });
  expect(await screen.findByText('No pudimos cargar tus listas.')).toBeVisible();
  answer({ 'GET /mis-listas': () => ({ listas: [] }) });
  await user.click(screen.getByRole('button', { name: /intentar/i }));
  await user.click(await screen.findByRole('button', { name: 'Crear una lista' }));
  await user.type(await screen.findByRole('textbox', { name: /^Lista nueva/ }), 'Otra');
  await user.click(screen.getByRole('button', { name: 'Crear lista' }));
  expect(await screen.findByText('Puedes tener hasta 30 listas. Borra alguna.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Lista nueva/ })).toHaveValue('Otra');
});

const LINES: Lista['lineas'] = [
  { producto: producto(1), cantidad: 5 },
  { producto: producto(2), cantidad: 8 },
  { producto: producto(3, { disponible: false }), cantidad: 2 },
  { producto: withoutPrice(producto(4, { esta_activo: false })), cantidad: 3 },
];

/** Opens a list on a fake server that stores changes and refuses stale versions. */
async function open(handlers: Handlers = {}) {
  let now = lista('Pedido semanal', LINES);
  const known = new Map(LINES.map(({ producto }) => [producto.producto_id, producto]));
  const opened = await openPage(`/listas/${uuid(1, 'e')}`, customer, {
    'GET /mis-listas/:id': () => now,
    'PATCH /mis-listas/:id': ({ body, headers }) => {
      if (headers.get('if-match') !== `"${now.version}"`) {
        failure(409, 'VERSION_DESACTUALIZADA', 'Otra persona guardó cambios antes.');
      }
      const { nombre = now.nombre, productos } = body as ListaCambios;
      const lineas =
        productos?.map(({ producto_id, cantidad }) => ({
          producto: known.get(producto_id) ?? producto(9),
          cantidad,
        })) ?? now.lineas;
      now = { ...now, nombre, lineas, version: now.version + 1 };
      return now;
    },
    'DELETE /mis-listas/:id': () => ({ mensaje: 'Lista borrada' }),
    ...handlers,
  });
  await screen.findByRole('list', { name: 'Pedido semanal' });
  const elsewhere = (change: Partial<Lista>) => {
    now = { ...now, ...change, version: now.version + 1 };
  };
  const storedLines = () => now.lineas.map(({ producto, cantidad }) => [producto.nombre, cantidad]);
  return { ...opened, elsewhere, kept: storedLines };
}
const row = (name: string) => screen.findByRole('group', { name });
const more = async (name: string) =>
  within(await row(name)).getByRole('button', { name: /Aumentar|Sumar|más/i });

it('adds a whole list to the cart without doubling and restores the cart on undo', async () => {
  const item = { ...producto(1), cantidad: 2 };
  localStorage.setItem('cart', JSON.stringify({ items: [item] }));
  const { user } = await open();
  await press(user, 'Agregar toda la lista');
  const both = [
    ['Producto 1', 5],
    ['Producto 2', 8],
  ];
  await waitFor(() => expect(storedCartLines()).toEqual(both));
  expect(screen.getByRole('button', { name: 'Ver el carrito' })).toBeEnabled();
  await press(user, 'Deshacer');
  await waitFor(() => expect(storedCartLines()).toEqual([['Producto 1', 2]]));
});

it('adds only chosen lines; unavailable products are marked and cannot be chosen', async () => {
  const { user } = await open();
  await user.click(within(await row('Producto 2')).getByRole('checkbox', { name: 'Elegir Producto 2' }));
  await press(user, 'Agregar 1 producto');
  await waitFor(() => expect(storedCartLines()).toEqual([['Producto 2', 8]]));
  expect(await row('Producto 3')).toHaveTextContent('Ahora no hay');
  const gone = await row('Producto 4');
  expect(gone).toHaveTextContent('Ya no se vende');
  expect(gone).not.toHaveTextContent('$');
  expect(within(gone).queryByRole('link')).toBeNull();
  for (const name of ['Producto 3', 'Producto 4'])
    expect(within(await row(name)).getByRole('checkbox')).toBeDisabled();
});

it('saves quantities one call at a time, each with the latest version', async () => {
  const { user, kept, callsTo } = await open();
  await user.click(await more('Producto 1'));
  await user.click(await more('Producto 1'));
  await user.click(await more('Producto 2'));
  await waitFor(() =>
    expect(kept().slice(0, 2)).toEqual([
      ['Producto 1', 7],
      ['Producto 2', 9],
    ]),
  );
  const versions = callsTo('PATCH /mis-listas/:id').map(({ headers }) => headers.get('if-match'));
  expect(versions).toEqual(versions.map((_, place) => `"${place + 1}"`));
  expect(kept()).toHaveLength(4);
  expect(within(await row('Producto 1')).getByDisplayValue('7')).toBeVisible();
});

it("shows another window's changes instead of overwriting them", async () => {
  const { user, elsewhere, kept } = await open();
  elsewhere({ lineas: LINES.slice(0, 1).map((one) => ({ ...one, cantidad: 40 })) });
  await user.click(await more('Producto 1'));
  expect(await screen.findByText('La lista cambió en otra ventana: te mostramos la de ahora.')).toBeVisible();
  expect(await screen.findByDisplayValue('40')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Producto 2' })).toBeNull();
  expect(kept()).toEqual([['Producto 1', 40]]);
});

it('restores a removed line in its place, but not a discontinued product', async () => {
  const { user, kept } = await open();
  await press(user, 'Quitar de la lista: Producto 1');
  await waitFor(() =>
    expect(kept().map(([name]) => name)).toEqual(['Producto 2', 'Producto 3', 'Producto 4']),
  );
  expect(screen.queryByRole('group', { name: 'Producto 1' })).toBeNull();
  await press(user, 'Deshacer');
  await waitFor(() => expect(kept()).toHaveLength(4));
  expect(kept()[0]).toEqual(['Producto 1', 5]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull());
  await press(user, 'Quitar de la lista: Producto 4');
  expect(await screen.findByText('Quitaste Producto 4 de la lista.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

it('shows why saving failed and the stored quantity', async () => {
  const { user } = await open({
    'PATCH /mis-listas/:id': () => failure(503, 'NO_DISPONIBLE', 'Vuelve a intentar.'),
  });
  await user.click(await more('Producto 1'));
  expect(await screen.findByText('Vuelve a intentar.')).toBeVisible();
  expect(within(await row('Producto 1')).getByDisplayValue('5')).toBeVisible();
});

it('renames a list to a free name', async () => {
  const { user, answer } = await open();
  await press(user, 'Cambiar nombre');
  const name = await screen.findByRole('textbox', { name: /^Nombre de la lista/ });
  expect(name).toHaveValue('Pedido semanal');
  await user.clear(name);
  await press(user, 'Guardar nombre');
  expect(await screen.findByText('El nombre es obligatorio.')).toBeVisible();
  await user.type(name, 'La de siempre');
  await press(user, 'Guardar nombre');
  expect(await screen.findByRole('heading', { level: 1, name: 'La de siempre' })).toBeVisible();
  const taken = 'Ya tienes una lista con este nombre.';
  answer({
    'PATCH /mis-listas/:id': () =>
      failure(409, 'NOMBRE_EN_USO', 'Ya existe.', [{ field: 'nombre', message: taken }]),
  });
  await press(user, 'Cambiar nombre');
  await user.type(await screen.findByRole('textbox', { name: /^Nombre de la lista/ }), ' 2');
  await press(user, 'Guardar nombre');
  expect(await screen.findByText(taken)).toBeVisible();
});

it('deletes a list after a confirmation', async () => {
  const { user, callsTo, router } = await open();
  await press(user, 'Borrar lista');
  await press(user, 'Sí, borrar');
  expect(await screen.findByText('Lista borrada')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/listas'));
  expect(callsTo('DELETE /mis-listas/:id')[0]?.headers.get('if-match')).toBe('"1"');
});

it("shows 'not found' for another customer's list", async () => {
  await openPage(`/listas/${uuid(2, 'e')}`, customer, {
    'GET /mis-listas/:id': () => failure(404, 'NO_ENCONTRADO', 'No está.'),
  });
  expect(await screen.findByRole('heading', { name: 'Lista no encontrada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis listas' })).toHaveAttribute('href', '/listas');
});
