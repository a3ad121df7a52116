import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expectComplaint } from 'api-client/testing/complaints';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import {
  carritoRegion,
  openQuestion,
  order,
  press,
  shop,
  wideWindow,
} from '../../testing/carrito-fixture.ts';
import { producto } from '../../testing/catalogo-data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  wideWindow();
  signInAs('empleado');
});

const ORDER = 'POST /pedidos/adminPedidos';
const cantidades = {
  minimo: 6,
  multiplo: 6,
  escalas: [
    { desde: 10, precio: 9500 },
    { desde: 24, precio: 9000 },
  ],
};
const almonds = producto(1, { nombre: 'Almendra', precio: 10_000, cantidades });
const packed: Handlers = {
  ...shop,
  'GET /productos': () => ({ productos: [almonds], total: 1 }),
  'GET /productos/varios': () => ({ productos: [almonds], total: 1 }),
};

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Cantidad de Almendra' });
const inCart = async () => within(await (await carritoRegion()).findByRole('group', { name: 'Almendra' }));

it('starts at the lowest sold quantity, steps by the multiple, and shows the price of the quantity', async () => {
  fakeApi(packed);
  renderApp('/pedido-nuevo');
  expect(await field()).toHaveValue('6');
  expect(screen.getByText('De a 6 · desde 12: $ 9.500 · desde 24: $ 9.000')).toBeVisible();
  await press('Sumar de a 6: Cantidad de Almendra');
  expect(await field()).toHaveValue('12');
  expect(screen.getByText('$ 9.500 c/u')).toBeVisible();
  await press('Añadir: Almendra');
  const line = await inCart();
  expect(line.getByText(/^\$\s9\.500,00/)).toBeVisible();
  expect(line.getByText(/^\$\s114\.000,00$/)).toBeVisible();
  const [catalogue] = screen.getAllByRole('textbox', { name: 'Cantidad de Almendra' });
  expect(catalogue).toHaveValue('6');
});

it('does not add a quantity that is not sold, and says which are', async () => {
  fakeApi(packed);
  renderApp('/pedido-nuevo');
  await userEvent.clear(await field());
  await userEvent.type(await field(), '7');
  await press('Añadir: Almendra');
  expect(await screen.findByText('Almendra: Se vende de a 6: 6 o 12.')).toBeVisible();
  expect(await field()).toHaveValue('7');
  expect((await carritoRegion()).getByText('El carrito de compras está vacío.')).toBeVisible();
});

it('blocks the order of an unsold quantity until it is corrected', async () => {
  fakeApi(packed);
  renderApp(`/pedido-nuevo#carrito=${almonds.producto_id}:7`);
  const line = await inCart();
  expect(line.getByText('Se vende de a 6.')).toBeVisible();
  const cart = await carritoRegion();
  expect(cart.getByText('Corrige la cantidad de Almendra para hacer el pedido.')).toBeVisible();
  expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeDisabled();
  await userEvent.click(line.getByRole('button', { name: 'Poner 12' }));
  await waitFor(() => expect(cart.getByRole('button', { name: 'Realizar pedido' })).toBeEnabled());
  expect(cart.queryByText(/^Corrige la cantidad/)).toBeNull();
});

it('sends the price of the quantity, and shows the new one after a refusal', async () => {
  expectComplaint(/^Error al crear el pedido ApiError: /);
  const terms = (precio: number) => ({ minimo: 1, multiplo: 1, escalas: [{ desde: 10, precio }] });
  const sold = producto(1, { nombre: 'Almendra', precio: 60_000, cantidades: terms(57_000) });
  const actual = { producto_id: sold.producto_id, nombre: 'Almendra', disponible: true };
  const { api } = await openQuestion({
    'GET /productos/varios': () => ({ productos: [sold], total: 1 }),
    [ORDER]: () =>
      refuse(409, 'PEDIDO_DESACTUALIZADO', 'Algunos productos cambiaron de precio.', [
        {
          field: 'detalles.0.precio_unitario',
          message: 'El precio de Almendra cambió.',
          actual: { ...actual, precio: 55_000, precio_de_uno: 60_000, cantidades: terms(55_000) },
        },
      ]),
  });
  await press('No, cancelar');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const line = await inCart();
  await userEvent.clear(line.getByRole('textbox'));
  await userEvent.type(line.getByRole('textbox'), '12');
  await order();
  await press('Sí, confirmar');
  expect(await line.findByText(/El precio cambió: antes \$\s57\.000,00\./)).toBeVisible();
  expect(line.getByText(/^\$\s660\.000,00$/)).toBeVisible();
  expect(api.callsTo(ORDER)[0]?.body).toEqual({
    detalles: [{ producto_id: sold.producto_id, cantidad: 12, precio_unitario: 57_000 }],
  });
});
