import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CuentaCorriente, MovimientoDelPanel } from 'api-client/backoffice';
import { shopDay } from 'ui-kit/dates';
import { expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { id, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const LINE: MovimientoDelPanel = {
  ...{ movimiento_id: id(500), fecha: '2026-11-20', tipo: 'pago', medio: 'efectivo', importe: -1000 },
  ...{ saldo: 0, pedido: null, vence: null, cheque: null, nota: null, revierte: null },
  ...{ revertido: false, registrado_por: null },
};
const CUENTA: CuentaCorriente = {
  ...{ saldo: 50_000.5, vencido: 0, plazo: 30, limite: null, version: 3, total: 1, movimientos: [LINE] },
  ...{ propias: { plazo: 30, limite: null }, condicion: null },
  pendientes: [
    { ...{ pedido_id: id(7), numero: 7, debe: 30_000, resta: 30_000 }, vence: '2030-11-19', vencido: false },
  ],
};
const PAGOS = 'POST /usuarios/:id/pagos';
const registered = { [PAGOS]: () => ({ movimientos: [LINE, LINE] }) };

async function open(handlers: Handlers = registered) {
  signInAs('empleado');
  const api = fakeApi({
    'GET /usuarios/:id': () => usuario(2),
    'GET /usuarios/:id/resumen': () => ({
      ...{ pedidos: 0, importe: 0, promedio: 0, ultimos: [], ultima_sesion: null },
    }),
    'GET /usuarios/:id/notas': () => [],
    'GET /usuarios/:id/cuenta-corriente': () => CUENTA,
    ...handlers,
  });
  renderApp(`/usuario/${id(2)}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Registrar pago' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar en la cuenta corriente' }));
  const field = (label: RegExp, at = 0) => dialog.getAllByLabelText(label)[at] as HTMLElement;
  const write = (label: RegExp, value: string, at = 0) =>
    fireEvent.change(field(label, at), { target: { value } });
  const press = (name: string | RegExp) => user.click(dialog.getByRole('button', { name }));
  const sum = () => dialog.getByRole('status').textContent?.replaceAll(/\s/g, ' ');
  return { api, user, dialog, field, write, press, sum };
}
const MEDIO = /^Medio/;
const IMPORTE = /^Importe/;
const NUMERO = /^Número de cheque/;
const FECHA = /^Fecha de cobro/;

/** Fills in two cheques, the second for the remaining amount. */
async function twoCheques(form: Awaited<ReturnType<typeof open>>) {
  await form.user.selectOptions(form.field(MEDIO), 'cheque');
  form.write(IMPORTE, '20.000,50');
  form.write(/^Banco/, 'Banco Nación');
  form.write(NUMERO, '0001');
  await form.press('30 días');
  await form.press('Agregar otro medio');
  await waitFor(() => expect(form.field(MEDIO, 1)).toHaveFocus());
  form.write(NUMERO, '0002', 1);
  form.write(FECHA, '2030-02-28', 1);
}

it('registers two cheques at once, the second with the same bank and the remaining amount', async () => {
  const form = await open();
  expect(form.field(MEDIO)).toHaveFocus();
  expect(form.field(IMPORTE)).toHaveValue('50.000,50');
  await twoCheques(form);
  expect(form.field(IMPORTE, 1)).toHaveValue('30.000,00');
  expect(form.sum()).toBe('Suma $ 50.000,50Queda por pagar $ 0,00');
  await form.user.type(form.field(NUMERO, 1), '{Enter}');
  expect(await screen.findByText(/^Pago registrado: \$\s50\.000,50, en 2 medios$/)).toBeVisible();
  const [sent, ...more] = form.api.callsTo(PAGOS);
  expect(more).toEqual([]);
  const cheque = { medio: 'cheque', cheque_banco: 'Banco Nación' };
  const inThirtyDays = new Date(Date.parse(shopDay(new Date())) + 30 * 86_400_000).toISOString().slice(0, 10);
  expect(sent?.body).toEqual({
    ...{ fecha: shopDay(new Date()), nota: null, pedido_id: null },
    medios: [
      { ...cheque, importe: 20_000.5, cheque_numero: '0001', cheque_fecha: inThirtyDays },
      { ...cheque, importe: 30_000, cheque_numero: '0002', cheque_fecha: '2030-02-28' },
    ],
  });
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
});

it('offers another payment after one, with an empty form', async () => {
  const form = await open();
  form.write(IMPORTE, '1.500,50');
  await form.user.dblClick(form.dialog.getByRole('button', { name: 'Registrar' }));
  await form.user.click(await screen.findByRole('button', { name: 'Registrar otro' }));
  const again = within(await screen.findByRole('dialog', { name: 'Registrar en la cuenta corriente' }));
  expect(again.getByLabelText(IMPORTE)).toHaveValue('50.000,50');
  expect(form.api.callsTo(PAGOS).map(({ body }) => body)).toMatchObject([{ medios: [{ importe: 1500.5 }] }]);
});

it("shows the second cheque's error at its field, and keeps all values", async () => {
  const form = await open({
    [PAGOS]: () =>
      refuse(400, 'DATOS_INVALIDOS', 'Revisa los datos.', [
        { field: 'medios.1.cheque_numero', message: 'El número no es válido.' },
      ]),
  });
  await twoCheques(form);
  form.write(NUMERO, '', 1);
  await form.press('Registrar');
  expect(await form.dialog.findByText('El número es obligatorio.')).toBeVisible();
  await waitFor(() => expect(form.field(NUMERO, 1)).toHaveFocus());
  expect(form.api.callsTo(PAGOS)).toEqual([]);
  form.write(NUMERO, '0002', 1);
  await form.press('Registrar');
  expect(await form.dialog.findByText('El número no es válido.')).toBeVisible();
  expect(form.field(NUMERO, 1)).toHaveAccessibleDescription('El número no es válido.');
  expect(form.field(NUMERO)).toHaveValue('0001');
});

it('removes a payment method, and keeps the others', async () => {
  const form = await open();
  await twoCheques(form);
  expect(form.dialog.getByRole('group', { name: /^Medio 2/ })).toBeVisible();
  await form.press('Quitar medio 1');
  expect(form.dialog.getAllByLabelText(MEDIO)).toHaveLength(1);
  expect(form.field(NUMERO)).toHaveValue('0002');
  expect(form.field(IMPORTE)).toHaveValue('30.000,00');
  expect(form.sum()).toBe('Suma $ 30.000,00Queda por pagar $ 20.000,50');
  expect(form.field(MEDIO)).toHaveFocus();
  // An amount above the debt is shown as credit.
  form.write(IMPORTE, '60000');
  await waitFor(() => expect(form.sum()).toBe('Suma $ 60.000,00$ 9.999,50 a favor'));
});

it("proposes the chosen order's remaining amount, unless an amount was typed", async () => {
  const form = await open();
  await form.user.selectOptions(form.field(/^Pedido/), id(7));
  await waitFor(() => expect(form.field(IMPORTE)).toHaveValue('30.000,00'));
  form.write(IMPORTE, '10');
  await form.user.selectOptions(form.field(/^Pedido/), '');
  expect(form.field(IMPORTE)).toHaveValue('10');
});

it('asks before the dialog discards typed values', async () => {
  const form = await open();
  await twoCheques(form);
  await form.user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await form.user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(form.field(NUMERO, 1)).toHaveValue('0002');
});

it('registers an adjustment with the single-entry call', async () => {
  const form = await open({ 'POST /usuarios/:id/movimientos': () => LINE });
  await form.user.selectOptions(form.field(/^Qué se registra/), 'resta');
  form.write(IMPORTE, '12,5');
  form.write(/^Nota/, 'Redondeo');
  await form.press('Registrar');
  expect(await screen.findByText(/^Ajuste registrado: /)).toBeVisible();
  expect(form.api.callsTo('POST /usuarios/:id/movimientos').map(({ body }) => body)).toMatchObject([
    { tipo: 'ajuste', importe: -12.5, nota: 'Redondeo', pedido_id: null },
  ]);
});
