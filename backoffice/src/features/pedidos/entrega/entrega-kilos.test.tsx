import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/api-fake.ts';
import { producto } from '../../../testing/catalogo-data.ts';
import { id, linea, pedido } from '../../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../../testing/render-app.tsx';

tidyUp();
beforeEach(() => {
  window.scrollTo = vi.fn();
  signInAs('empleado');
});

const approved = pedido(1, { estado_pedido: 'aprobado' });
const LINES = [linea(1, approved, { por_kilo: true, se_pesa: true, cantidad: 10 })];
const cheese = producto(9, { nombre: 'Queso', precio: 1000 });
const weighed = linea(1, approved, {
  ...{ por_kilo: true, cantidad: 9.85, cantidad_pedida: 10, motivo_entrega: 'peso' },
});

async function open() {
  let lines = LINES;
  const api = fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => lines,
    'GET /productos/:id/reemplazos': () => [cheese],
    'PATCH /pedidos/:id/entrega': () => {
      lines = [weighed];
      return { ...approved, version: 4, detalles: lines };
    },
  });
  renderApp(`/pedido/${id(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Entrega: Almendra 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Qué se entrega de Almendra 1' }));
  const field = dialog.getByRole('spinbutton', { name: /^Cantidad que se entrega/ });
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.clear(field);
  return { api, dialog, field };
}

it('records a weight with its reason, which does not touch the stock', async () => {
  const { api, dialog, field } = await open();
  expect(dialog.getByText('Se pidieron 10 kg.')).toBeVisible();
  const motivo = dialog.getByRole('combobox', { name: /^Motivo/ });
  expect(motivo).toHaveDisplayValue('Peso real');
  await userEvent.type(field, '9.850');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByText('pidió 10 kg, van 9,850 kg')).toBeVisible();
  expect(screen.getByRole('cell', { name: '9,850 kg' })).toBeVisible();
  expect(api.callsTo('PATCH /pedidos/:id/entrega').map(({ body }) => body)).toEqual([
    { lineas: [{ detalles_pedidos_id: id(5001), cantidad: 9.85, motivo: 'peso', sin_stock: false }] },
  ]);
});

it.each([
  ['98,5', /el peso va de 8 kg a 12 kg/],
  ['0', /el peso va de 8 kg a 12 kg/],
  ['1e3', 'Escribe los kilos con hasta 3 decimales, por ejemplo 9,85.'],
])('refuses %s kilos', async (text, message) => {
  const { api, dialog, field } = await open();
  await userEvent.type(field, `${text}{Enter}`);
  expect(await dialog.findByText(message)).toBeVisible();
  expect(api.callsTo('PATCH /pedidos/:id/entrega')).toHaveLength(0);
});

it('takes decimals for a replacement sold por kilo', async () => {
  const { api, dialog, field } = await open();
  await userEvent.type(field, '7,5');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Motivo/ }), 'reemplazo');
  const other = dialog.getByRole('combobox', { name: /^Producto que va en su lugar/ });
  await dialog.findByRole('option', { name: /^Queso/ });
  await userEvent.selectOptions(other, cheese.producto_id);
  expect(await dialog.findByText('Si queda vacía: 2,500 kg')).toBeVisible();
  await userEvent.type(dialog.getByRole('spinbutton', { name: /^Cantidad en su lugar/ }), '2,25{Enter}');
  await waitFor(() => expect(api.callsTo('PATCH /pedidos/:id/entrega')).toHaveLength(1));
  expect(api.callsTo('PATCH /pedidos/:id/entrega')[0]?.body).toMatchObject({
    lineas: [{ cantidad: 7.5, reemplazo: { producto_id: cheese.producto_id, cantidad: 2.25 } }],
  });
});
