import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PedidoPorEmpacar } from 'api-client/backoffice';
import { beforeEach, expect, it, vi } from 'vitest';
import { EMPAQUES } from '../../../shared/session/stored-work.ts';
import { fakeApi } from '../../../testing/api-fake.ts';
import { id, pedido } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
const readAgain = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));
beforeEach(() => {
  window.scrollTo = vi.fn();
  readAgain();
  signInAs('empleado');
});

const CHEESE = {
  ...{ producto_id: id(6001), nombre: 'Queso', estante: null },
  ...{ cantidad: 10, por_kilo: true, se_pesa: true },
};
const FLOUR = { producto_id: id(6002), nombre: 'Harina', estante: null, cantidad: 5.5, por_kilo: true };

function pedidoPorEmpacar(n: number, lineas: PedidoPorEmpacar['lineas']): PedidoPorEmpacar {
  const { total_precio: _, version: __, usuario, ...rest } = pedido(n, { estado_pedido: 'aprobado' });
  return { ...rest, usuario: { ...usuario, nombre_comercio: `Almacén ${n}` }, lineas, empaque: null };
}
function open(pedidos = [pedidoPorEmpacar(1, [CHEESE, FLOUR])]) {
  const api = fakeApi({
    'GET /empaques': () => ({ pedidos }),
    'PUT /empaques/:id': () => pedidos[0] as PedidoPorEmpacar,
  });
  renderApp(`/empaque/${pedidos.map(({ pedido_id }) => pedido_id).join(',')}`);
  return api;
}
const tick = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const press = async (name: string | RegExp) => fireEvent.click(await tick(name));
async function weigh(name: string | RegExp) {
  await press(name);
  const dialog = within(await screen.findByRole('dialog', { name: 'Peso de Queso' }));
  const field = dialog.getByRole('spinbutton', { name: /^Peso en kg/ });
  await waitFor(() => expect(field).toHaveFocus());
  return { dialog, field };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('asks for the weight of a weighed product, stores it, and sends it with its reason', async () => {
  const api = open();
  const { field } = await weigh('10 × Queso');
  expect(screen.getByRole('checkbox', { name: '10 × Queso', hidden: true })).not.toBeChecked();
  expect(field).toHaveValue('');
  // Enter twice stores one weight.
  await userEvent.type(field, '9.850{Enter}{Enter}');
  await closed();
  expect(await tick('10 × Queso, Van 9,850 kg')).toBeChecked();
  cleanup();
  readAgain();
  const again = open();
  expect(await tick('10 × Queso, Van 9,850 kg')).toBeChecked();
  await press('5,500 kg × Harina');
  const finish = await screen.findByRole('button', { name: 'Terminar empaque' });
  await waitFor(() => expect(finish).toBeEnabled());
  fireEvent.click(finish);
  await waitFor(() => expect(again.callsTo('PUT /empaques/:id')).toHaveLength(1));
  expect(api.callsTo('PUT /empaques/:id')).toHaveLength(0);
  expect(again.callsTo('PUT /empaques/:id')[0]?.body).toMatchObject({
    lineas: [
      { producto_id: CHEESE.producto_id, esperada: 10, cantidad: 9.85, motivo: 'peso' },
      { producto_id: FLOUR.producto_id, esperada: 5.5, cantidad: 5.5 },
    ],
  });
});

it.each([
  ['98,5', 'Se pidieron 10 kg: el peso va de 8 kg a 12 kg.'],
  ['0', 'Se pidieron 10 kg: el peso va de 8 kg a 12 kg.'],
  ['1e3', 'Escribe los kilos con hasta 3 decimales, por ejemplo 9,85.'],
])('refuses a weight of %s', async (text, message) => {
  open();
  const { dialog, field } = await weigh('10 × Queso');
  await userEvent.type(field, `${text}{Enter}`);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(localStorage.getItem(EMPAQUES)).toBeNull();
});

it('refuses an empty weight', async () => {
  open();
  const { dialog, field } = await weigh('10 × Queso');
  await userEvent.type(field, '{Enter}');
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(localStorage.getItem(EMPAQUES)).toBeNull();
});

it('stores more than expected as weight, and the exact weight without a reason', async () => {
  open();
  const first = await weigh('10 × Queso');
  await userEvent.type(first.field, '10,2{Enter}');
  await closed();
  const second = await weigh('10 × Queso, Van 10,200 kg');
  await userEvent.clear(second.field);
  await userEvent.type(second.field, '10{Enter}');
  await closed();
  expect(await tick('10 × Queso, Van 10 kg')).toBeChecked();
  expect(localStorage.getItem(EMPAQUES)).not.toContain('peso');
  const third = await weigh('10 × Queso, Van 10 kg');
  await userEvent.click(third.dialog.getByRole('button', { name: 'Quitar la marca' }));
  await closed();
  expect(await tick('10 × Queso')).not.toBeChecked();
});

it('weighs a product of several orders order by order, and adds kilos exactly', async () => {
  open([
    pedidoPorEmpacar(1, [{ ...CHEESE, cantidad: 1.1 }]),
    pedidoPorEmpacar(2, [{ ...CHEESE, cantidad: 2.2 }]),
  ]);
  await press('3,300 kg × Queso, 2 pedidos');
  expect(screen.queryByRole('dialog')).toBeNull();
  const { field } = await weigh(/^2,200 kg × N\.º 2/);
  await userEvent.type(field, '2,25{Enter}');
  await closed();
  expect(await tick(/^3,300 kg × Queso/)).toHaveAttribute('aria-checked', 'mixed');
});

it('takes decimals for missing kilos', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Faltante: Harina' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cuánto hay de Harina' }));
  await userEvent.type(dialog.getByRole('spinbutton', { name: /^Cantidad que hay/ }), '2,25{Enter}');
  await closed();
  expect(await tick('5,500 kg × Harina, Van 2,250 kg: falta stock')).toBeChecked();
});
