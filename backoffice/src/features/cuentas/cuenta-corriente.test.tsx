import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type {
  Condiciones,
  CuentaCorriente,
  CuentaDelPedido,
  MovimientoDelPanel,
} from 'api-client/backoffice';
import { shopDay } from 'ui-kit/dates';
import { describe, expect, it } from 'vitest';
import { fakeApi, type Handlers, refuse } from '../../testing/api-fake.ts';
import { id, pedido, usuario } from '../../testing/data.ts';
import { renderApp, signInAs, tidyUp } from '../../testing/render-app.tsx';

tidyUp();

const movimiento = (n: number, changes: Partial<MovimientoDelPanel> = {}): MovimientoDelPanel => ({
  ...{ movimiento_id: id(500 + n), fecha: '2026-11-20', tipo: 'pago', medio: 'efectivo', importe: -1000 },
  ...{ saldo: 59_000.5, pedido: null, vence: null, cheque: null, nota: null, revierte: null },
  ...{ revertido: false, registrado_por: { usuario_id: id(1), nombre: 'Emilia', apellido: 'Paz' } },
  ...changes,
});
const CARGO = movimiento(2, {
  ...{ tipo: 'cargo', medio: null, importe: 60_000.5, saldo: 60_000.5, vence: '2026-11-19' },
  ...{ pedido: { pedido_id: id(7), numero: 7 }, registrado_por: null },
});
const CUENTA: CuentaCorriente = {
  ...{ saldo: 59_000.5, vencido: 59_000.5, plazo: 30, limite: 50_000, version: 3, total: 2 },
  ...{ propias: { plazo: 30, limite: 50_000 }, condicion: null },
  pendientes: [
    {
      ...{ pedido_id: id(7), numero: 7, debe: 60_000.5, resta: 59_000.5 },
      ...{ vence: '2026-11-19', vencido: true },
    },
  ],
  movimientos: [movimiento(1), CARGO],
};

function show(handlers: Handlers = {}, rol: 'admin' | 'empleado' = 'empleado') {
  signInAs(rol);
  const api = fakeApi({
    'GET /usuarios/:id': () => usuario(2),
    'GET /usuarios/:id/resumen': () => ({
      ...{ pedidos: 0, importe: 0, promedio: 0, ultimos: [], ultima_sesion: null },
    }),
    'GET /usuarios/:id/notas': () => [],
    'GET /usuarios/:id/cuenta-corriente': () => CUENTA,
    ...handlers,
  });
  return { api, ...renderApp(`/usuario/${id(2)}`) };
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const section = () => screen.findByRole('region', { name: 'Cuenta corriente' });

it('asks before an order is paid twice, and registers the payment once confirmed', async () => {
  const { api } = show({
    'POST /usuarios/:id/pagos': ({ body }) =>
      (body as { confirmado?: boolean }).confirmado
        ? { movimientos: [movimiento(3)] }
        : refuse(409, 'PAGO_REPETIDO', 'El pedido ya tiene pagos.'),
  });
  await userEvent.click(await within(await section()).findByRole('button', { name: 'Registrar pago' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar en la cuenta corriente' }));
  write(dialog.getByRole('textbox', { name: /^Importe/ }), '59000');
  await userEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: '¿Registrar otro pago de este pedido?' }),
  );
  expect(question.getByText('El pedido ya tiene pagos.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Sí, es otro pago' }));
  await waitFor(() => expect(api.callsTo('POST /usuarios/:id/pagos')).toHaveLength(2));
  expect(await screen.findByText(/^Pago registrado/)).toBeVisible();
});

it('shows the balance, the overdue amount, the limit and each entry', async () => {
  show();
  const cuenta = within(await section());
  expect(await cuenta.findByText('Pago en efectivo')).toBeVisible();
  expect(cuenta.getByText('Pedido N.º 7')).toBeVisible();
  expect(cuenta.getByText('Vence el 19/11/2026')).toBeVisible();
  expect(cuenta.getByText('Superado')).toBeVisible();
  expect(cuenta.getByText('30 días')).toBeVisible();
  // An order's entry can't be reversed; only admins set terms.
  expect(cuenta.getAllByRole('button', { name: /^Revertir/ })).toHaveLength(1);
  expect(cuenta.queryByRole('button', { name: 'Plazo y límite' })).toBeNull();
});

it('registers a cheque for an order once, and shows errors at their fields', async () => {
  const { api } = show({ 'POST /usuarios/:id/pagos': () => ({ movimientos: [movimiento(3)] }) });
  const user = userEvent.setup();
  await user.click(await within(await section()).findByRole('button', { name: 'Registrar pago' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(/^Medio/), 'cheque');
  write(dialog.getByLabelText(/^Importe/), '20.000,50');
  await user.click(dialog.getByRole('button', { name: 'Registrar' }));
  expect(await dialog.findAllByText('El banco es obligatorio.')).not.toHaveLength(0);
  expect(api.callsTo('POST /usuarios/:id/pagos')).toEqual([]);
  write(dialog.getByLabelText(/^Banco/), 'Banco Nación');
  write(dialog.getByLabelText(/^Número de cheque/), '0012');
  write(dialog.getByLabelText(/^Fecha de cobro/), '2030-02-28');
  await user.selectOptions(dialog.getByLabelText(/^Pedido/), id(7));
  await user.dblClick(dialog.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText(/^Pago registrado: /)).toBeVisible();
  const calls = api.callsTo('POST /usuarios/:id/pagos');
  expect(calls.map(({ body }) => body)).toMatchObject([
    {
      pedido_id: id(7),
      medios: [
        {
          ...{ medio: 'cheque', importe: 20_000.5, cheque_banco: 'Banco Nación' },
          ...{ cheque_numero: '0012', cheque_fecha: '2030-02-28' },
        },
      ],
    },
  ]);
  expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
});

it('asks before a reversal, and reports an earlier reversal by another user', async () => {
  const { api } = show({
    'POST /movimientos/:id/reverso': () =>
      refuse(409, 'MOVIMIENTO_REVERTIDO', 'Este movimiento ya fue revertido.'),
  });
  const user = userEvent.setup();
  await user.click(
    await within(await section()).findByRole('button', { name: /^Revertir: Pago en efectivo/ }),
  );
  expect(api.callsTo('POST /movimientos/:id/reverso')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Sí, revertir' }));
  expect(await screen.findByText('Este movimiento ya fue revertido.')).toBeVisible();
  await waitFor(() => expect(api.callsTo('GET /usuarios/:id/cuenta-corriente').length).toBeGreaterThan(1));
});

const saved: Condiciones = {
  ...{ plazo: 15, limite: null, version: 4 },
  ...{ propias: { plazo: 15, limite: null }, condicion: null },
};

it('sends the version when an admin changes the terms', async () => {
  const { api } = show({ 'PATCH /usuarios/:id/condiciones-de-pago': () => saved }, 'admin');
  const user = userEvent.setup();
  await user.click(await within(await section()).findByRole('button', { name: 'Plazo y límite' }));
  await user.clear(await screen.findByLabelText(/^Límite de crédito/));
  await user.clear(screen.getByLabelText(/^Plazo en días/));
  await user.type(screen.getByLabelText(/^Plazo en días/), '15');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/^Condiciones guardadas/)).toBeVisible();
  const [sent] = api.callsTo('PATCH /usuarios/:id/condiciones-de-pago');
  expect([sent?.body, sent?.headers.get('If-Match')]).toEqual([{ plazo: 15, limite: null }, '"3"']);
});

describe('a customer with an agreement that has payment terms', () => {
  const AGREED: CuentaCorriente = {
    ...CUENTA,
    ...{ plazo: 45, limite: 80_000 },
    propias: { plazo: null, limite: 80_000 },
    condicion: { nombre: 'Supermercados', plazo: 45, limite: 90_000.5 },
  };
  const figures = async () => {
    const terms = within(await section());
    await terms.findByText('Plazo de pago');
    return Object.fromEntries(
      ['Plazo de pago', 'Límite de crédito'].map((label) => [
        label,
        terms.getByText(label).nextElementSibling?.textContent?.replaceAll(/\s/g, ' '),
      ]),
    );
  };

  it('shows where each term comes from', async () => {
    show({ 'GET /usuarios/:id/cuenta-corriente': () => AGREED });
    expect(await figures()).toEqual({
      'Plazo de pago': '45 días, de Supermercados',
      'Límite de crédito': '$ 80.000,00, propio',
    });
  });

  it('says what an empty field means, and removes an own term', async () => {
    const { api } = show(
      {
        'GET /usuarios/:id/cuenta-corriente': () => AGREED,
        'PATCH /usuarios/:id/condiciones-de-pago': () => saved,
      },
      'admin',
    );
    const user = userEvent.setup();
    await user.click(await within(await section()).findByRole('button', { name: 'Plazo y límite' }));
    expect(await screen.findByText(/Vacío: 45 días, de Supermercados\.$/)).toBeVisible();
    expect(screen.getByText(/Vacío: \$\s90\.000,50, de Supermercados\.$/)).toBeVisible();
    expect(screen.getByLabelText(/^Plazo en días/)).toHaveValue('');
    await user.clear(screen.getByLabelText(/^Límite de crédito/));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Condiciones guardadas/)).toBeVisible();
    expect(api.callsTo('PATCH /usuarios/:id/condiciones-de-pago')[0]?.body).toEqual({
      plazo: null,
      limite: null,
    });
  });
});

/** Returns an ISO date in the shop's time zone. */
const daysAgo = (days: number) => shopDay(new Date(Date.now() - days * 86_400_000));

const line = {
  ...{ detalles_pedidos_id: id(600), cantidad: 1, precio_unitario: 60_000, descuento: 0 },
  ...{ total_precio: 60_000, producto: { producto_id: id(300), nombre: 'Maní', precio: 60_000 } },
};

it("warns before approving an order that exceeds the customer's limit", async () => {
  signInAs('empleado');
  const cuenta: CuentaDelPedido = {
    ...{ pedido_id: id(7), numero: 7, debe: 0, resta: 0, vence: null, vencido: false, saldo: 59_000.5 },
    ...{ vencido_cliente: 0, limite: 100_000, saldo_al_aprobar: 119_000.5, supera_limite: true },
  };
  fakeApi({
    'GET /detalles-pedidos/pedido/:id': () => [
      { ...line, pedido: pedido(7, { estado_pedido: 'esperando_aprobacion' }) },
    ],
    'GET /pedidos/:id/cuenta-corriente': () => cuenta,
  });
  renderApp(`/pedido/${id(7)}`);
  const warning = await screen.findByText(/^Si lo apruebas, el cliente deberá/);
  expect(warning.textContent?.replaceAll(/\s/g, ' ')).toBe(
    'Si lo apruebas, el cliente deberá $ 119.000,50: más que su límite de $ 100.000,00.',
  );
});

it('lists balances, and only overdue ones when filtered', async () => {
  signInAs('empleado');
  const { usuario_id, nombre, apellido, nombre_comercio } = usuario(2);
  const api = fakeApi({
    'GET /cuentas-corrientes': () => ({
      cuentas: [
        {
          usuario: { usuario_id, nombre, apellido, nombre_comercio },
          ...{ saldo: 59_000.5, vencido: 1000, vencido_desde: daysAgo(35), limite: null },
        },
      ],
      ...{ saldo: 59_000.5, vencido: 1000, total: 1 },
    }),
  });
  renderApp('/panel-cuentas?vencidas=si&texto=bruno&orden=mayor_deuda');
  // The overdue column; on cards, below the balance.
  const [onCard, inColumn, ...more] = await screen.findAllByText('hace 35 días');
  expect(onCard?.closest('[data-on-card]')).toHaveTextContent(/^Vencido \$ 1\.000,00/);
  expect(inColumn?.closest('[data-phone=hidden]')).toBeTruthy();
  expect(more).toEqual([]);
  const link = await screen.findByRole('link', { name: `${nombre} ${apellido}` });
  expect(link).toHaveAttribute('href', `/usuario/${usuario_id}`);
  expect(screen.getByText('Sin límite')).toBeVisible();
  const [asked] = api.callsTo('GET /cuentas-corrientes');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    ...{ vencidas: 'si', texto: 'bruno', orden: 'mayor_deuda', limit: '10' },
  });
  // The server's total over all filtered accounts.
  expect(screen.getByText('1 cuenta: $ 59.000,50 en total, $ 1.000,00 vencido')).toBeVisible();
  expect(screen.getByPlaceholderText('Buscar cliente...')).toHaveValue('bruno');
});

it('shows how long a debt is overdue', async () => {
  const overdue = { pedido_id: id(7), numero: 7, debe: 1000, resta: 1000, vencido: true };
  show({
    'GET /usuarios/:id/cuenta-corriente': () => ({
      ...{ saldo: 3000, vencido: 2000, plazo: 0, limite: null, version: 1, movimientos: [], total: 0 },
      ...{ propias: { plazo: null, limite: null }, condicion: null },
      pendientes: [
        { ...overdue, vence: daysAgo(-3), vencido: false },
        { ...overdue, pedido_id: id(8), vence: daysAgo(1) },
        { ...overdue, pedido_id: id(9), vence: daysAgo(12) },
      ],
    }),
  });
  expect(await within(await section()).findByText('Venció hace 12 días')).toBeVisible();
});
