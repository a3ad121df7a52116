import { screen, waitFor, within } from '@testing-library/react';
import type { ListaBody } from 'api-client/storefront';
import { expect, it } from 'vitest';
import { habitual, lista, pedido, producto, uuid, withoutPrice } from '../../testing/data.ts';
import { failure, type Handlers } from '../../testing/fake-api.ts';
import { customer, openPage } from '../../testing/render-app.tsx';

const { lista_id, version } = lista('Navidad');
const line = (number: number, cantidad: number) => ({ ...producto(number), cantidad });
const detalle = (number: number, place: number, cantidad: number) => ({
  detalles_pedidos_id: uuid(place, 'd'),
  producto: { producto_id: uuid(number), nombre: `Producto ${number}`, precio: 1000 },
  cantidad,
  precio_unitario: 1000,
  descuento: 0,
  total_precio: 1000 * cantidad,
});

async function open(path: string, { handlers = {}, as = true }: { handlers?: Handlers; as?: boolean } = {}) {
  const createdLista = ({ body }: { body: unknown }) => {
    const { nombre, productos = [] } = body as ListaBody;
    return lista(
      nombre,
      productos.map(({ cantidad }, place) => ({ producto: producto(place + 1), cantidad })),
    );
  };
  const opened = await openPage(path, as ? customer : [], {
    'GET /productos/:id': () => (as ? producto(1) : withoutPrice(producto(1))),
    'GET /mis-listas': () => ({ listas: [{ lista_id, nombre: 'Navidad', version, productos: 4 }] }),
    'POST /mis-listas': createdLista,
    'POST /mis-listas/:id/productos': () => ({ lista: lista('Navidad'), agregados: 1 }),
    'GET /productos/varios': () => ({ productos: [producto(1), producto(2)], total: 2 }),
    ...handlers,
  });
  const { user, callsTo } = opened;
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const saved = () => callsTo('POST /mis-listas').map(({ body }) => body);
  const added = () => callsTo('POST /mis-listas/:id/productos').map(({ body }) => body);
  const create = async (nombre: string) => {
    await user.type(await screen.findByRole('textbox', { name: /^Lista nueva/ }), nombre);
    await press('Crear y guardar');
  };
  return { ...opened, press, saved, added, create };
}

it("saves a product to an existing list with the cart's quantity and links to the list", async () => {
  localStorage.setItem('cart', JSON.stringify({ items: [line(1, 12)] }));
  const { press, added, router } = await open(`/producto/${uuid(1)}`, {
    handlers: { 'GET /mis-listas/:id': () => lista('Navidad') },
  });
  await press('Guardar en una lista');
  const dialog = await screen.findByRole('dialog', { name: 'Guardar 1 producto en una lista' });
  expect(await within(dialog).findByText('4 productos')).toBeVisible();
  await press(/^Navidad/);
  expect(await screen.findByText('Guardamos 1 producto en «Navidad».')).toBeVisible();
  expect(added()).toEqual([{ productos: [{ producto_id: uuid(1), cantidad: 12 }] }]);
  await press('Ver lista');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/listas/${lista_id}`));
});

it('shows why saving failed, and when nothing was new', async () => {
  const full = 'Una lista puede tener hasta 200 productos. Usa otra, o quita alguno.';
  const { press, answer } = await open(`/producto/${uuid(1)}`, {
    handlers: { 'POST /mis-listas/:id/productos': () => failure(409, 'LISTA_LLENA', full) },
  });
  await press('Guardar en una lista');
  await press(/^Navidad/);
  expect(await screen.findByText(full)).toBeVisible();
  answer({ 'POST /mis-listas/:id/productos': () => ({ lista: lista('Navidad'), agregados: 0 }) });
  await press(/^Navidad/);
  expect(await screen.findByText('No había nada que agregar a «Navidad».')).toBeVisible();
});

it('creates a list from the cart', async () => {
  localStorage.setItem('cart', JSON.stringify({ items: [line(1, 3), line(2, 4)] }));
  const { press, saved, create } = await open('/about');
  await press(/^Carrito/);
  await press('Guardar como lista');
  await create('Feria');
  expect(await screen.findByText('Guardamos 2 productos en «Feria».')).toBeVisible();
  expect(saved()).toEqual([
    {
      nombre: 'Feria',
      productos: [
        { producto_id: uuid(1), cantidad: 3 },
        { producto_id: uuid(2), cantidad: 4 },
      ],
    },
  ]);
});

it('creates a list from an order, each product once', async () => {
  const detalles = [detalle(1, 1, 600), detalle(2, 2, 4), detalle(1, 3, 600)];
  const { press, saved, create } = await open(`/mis-pedidos/${pedido.pedido_id}`, {
    handlers: { 'GET /mis-pedidos/:id': () => ({ ...pedido, detalles }) },
  });
  await press('Guardar como lista');
  await create('Como aquella vez');
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        nombre: 'Como aquella vez',
        productos: [
          { producto_id: uuid(1), cantidad: 1000 },
          { producto_id: uuid(2), cantidad: 4 },
        ],
      },
    ]),
  );
});

it('saves the chosen usual products', async () => {
  const { user, press, added } = await open('/habituales', {
    handlers: {
      'GET /mis-habituales': () => ({
        habituales: [habitual(producto(1), 5), habitual(producto(2), 8)].map((one) => ({
          ...one,
          toca: false,
        })),
      }),
    },
  });
  const box = await screen.findByRole('checkbox', { name: 'Elegir Producto 2' });
  expect(screen.queryByRole('button', { name: 'Guardar en una lista' })).toBeNull();
  await user.click(box);
  await press('Guardar en una lista');
  await press(/^Navidad/);
  await waitFor(() => expect(added()).toEqual([{ productos: [{ producto_id: uuid(2), cantidad: 8 }] }]));
});

it('rejects more products than a list can hold, and sends nothing', async () => {
  const items = Array.from({ length: 201 }, (_, place) => line(place + 1, 1));
  localStorage.setItem('cart', JSON.stringify({ items }));
  const { press, callsTo, saved, added } = await open('/about', {
    handlers: { 'GET /productos/varios': () => failure(503, 'NO_DISPONIBLE', 'No.') },
  });
  await press(/^Carrito/);
  await press('Guardar como lista');
  expect(await screen.findByText('Una lista puede tener hasta 200 productos.')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Lista nueva/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Navidad/ })).toBeNull();
  expect([saved(), added(), callsTo('GET /mis-listas')]).toEqual([[], [], []]);
});

it('shows no button to a visitor', async () => {
  const { callsTo } = await open(`/producto/${uuid(1)}`, { as: false });
  await screen.findByRole('heading', { level: 1, name: 'Producto 1' });
  expect(screen.queryByRole('button', { name: 'Guardar en una lista' })).toBeNull();
  expect(callsTo('GET /mis-listas')).toEqual([]);
});
