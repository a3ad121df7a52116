import { call } from '../../../testing/call.ts';
import { makeProduct, makeUser } from '../../../testing/make.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { linea, placeOrder } from '../../pedidos/testing/pedidos-fixture.ts';
import type { CuentaCorriente, MovimientoDelPanel } from '../mapper.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Argentina/Buenos_Aires' });
/** Returns the ISO date `before` days ago, in the shop's time zone. */
export const dia = (before = 0): string => day.format(Date.now() - before * 86_400_000);

interface Cheque {
  banco: string;
  numero: string;
  fecha: string;
}
type More = { cheque?: Cheque; [field: string]: unknown };

const flat = (cheque: Cheque | undefined) =>
  cheque && { cheque_banco: cheque.banco, cheque_numero: cheque.numero, cheque_fecha: cheque.fecha };

type Refused = { code: string; details?: { field: string }[] };

/** Helpers that use customers' accounts as staff. */
export async function cuentas(test: TestApp) {
  const staff = await makeUser(test, { roles: ['admin'] });
  const { token } = staff;
  const ask = <T>(method: 'GET' | 'POST' | 'PATCH', path: string, more: object = {}) =>
    call<T & Refused>(test.app, method, path, { token, ...more });
  const { pool } = test.database;

  /** Places an order with this total in cents, approved by default. */
  async function order(usuarioId: string, cents: number, { estado = 'aprobado' } = {}) {
    const producto = await makeProduct(test, { precio: cents });
    const { body } = await placeOrder(test, { usuarioId, detalles: [linea(producto)], token });
    await setEstado(body.pedido_id, estado);
    return body;
  }
  const setEstado = (pedidoId: string, estado_pedido: string) =>
    ask(`PATCH`, `/pedidos/${pedidoId}/estado`, { body: { estado_pedido } });

  return {
    staff,
    ask,
    order,
    setEstado,
    /** Moves the order's due date into the past, as if the order had been sold earlier. */
    ageOrder: (pedidoId: string, days: number) =>
      pool.query('UPDATE cuentas_pedidos SET vence = vence - $1::int WHERE pedido_id = $2', [days, pedidoId]),
    get: (id: string, query = '') =>
      ask<CuentaCorriente>('GET', `/usuarios/${id}/cuenta-corriente${query}`).then(({ body }) => body),
    pay: (
      id: string,
      importe: number,
      { cheque, ...more }: More = {},
      headers: Record<string, string> = {},
    ) =>
      ask<MovimientoDelPanel>('POST', `/usuarios/${id}/movimientos`, {
        body: { tipo: 'pago', medio: 'efectivo', importe, fecha: dia(), ...more, ...flat(cheque) },
        headers,
      }),
    reverse: (id: string) => ask<MovimientoDelPanel>('POST', `/movimientos/${id}/reverso`),
    ofPedido: (id: string) =>
      ask<{
        debe: number;
        resta: number;
        vencido: boolean;
        supera_limite: boolean;
        saldo_al_aprobar: number;
      }>('GET', `/pedidos/${id}/cuenta-corriente`).then(({ body }) => body),
    settle: (id: string, body: object, headers = {}) =>
      ask<{ plazo: number; limite: number | null; version: number }>(
        'PATCH',
        `/usuarios/${id}/condiciones-de-pago`,
        { body, headers },
      ),
  };
}
