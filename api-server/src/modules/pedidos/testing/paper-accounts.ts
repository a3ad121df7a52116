import type { OperationOf } from 'api-client/contract';
import { diaText, movimientoText } from 'api-client/contract/movimiento-text';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { OwnPedido, PaperCase } from './paper-shop.ts';
import { screenOf, shopDay } from './read-papers.ts';

type Cuenta = z.output<OperationOf<'miCuentaCorriente.get'>['answers'][200]>;
type Movimiento = Cuenta['movimientos'][number];

/** A line as the screen shows it, with due date and note. */
export const detalleText = (line: Movimiento): string =>
  [movimientoText(line), line.vence && `vence ${diaText(line.vence)}`, line.nota].filter(Boolean).join(' · ');

const toCents = (amount: number) => Math.round(amount * 100);

/** Checks that entries of a whole order have the order's tax, and that other entries have none. */
async function expectIva({ test, cliente }: PaperCase, lines: readonly Movimiento[]): Promise<void> {
  for (const { iva, tipo, cierre, importe, pedido } of lines) {
    const isOfOrder = tipo === 'cargo' || (tipo === 'diferencia' && Boolean(cierre));
    const order =
      isOfOrder && pedido
        ? await screenOf<OwnPedido>(test, `/mis-pedidos/${pedido.pedido_id}`, cliente.token)
        : undefined;
    if (!order?.iva || order.total_precio !== Math.abs(importe)) {
      expect(iva ?? undefined).toBeUndefined();
      continue;
    }
    expect(toCents(iva?.neto ?? 0)).toBe(Math.sign(importe) * toCents(order.iva.neto));
    const sum = iva?.partes.reduce((all, part) => all + toCents(part.iva), toCents(iva.neto));
    expect(sum).toBe(toCents(importe));
  }
}

interface Account {
  /** Oldest first. */
  lines: Movimiento[];
  /** Balance before these days, and at their end. */
  before: number;
  after: number;
  vencido: number;
  period: string;
}

/** Returns the customer's account page for some days; checks that the panel's page is equal for the whole account. */
export async function accountOf(
  given: PaperCase,
  { desde, hasta }: PaperCase['dias'][number],
): Promise<Account> {
  const { test, staff, cliente } = given;
  const whole = await screenOf<Cuenta>(test, '/mi-cuenta-corriente?limit=100', cliente.token);
  const panel = await screenOf<Cuenta>(test, `/usuarios/${cliente.usuario_id}/cuenta-corriente`, staff);
  expect([panel.saldo, panel.vencido]).toEqual([whole.saldo, whole.vencido]);
  const all = whole.movimientos.toReversed();
  expect(all).toHaveLength(whole.total);
  expect(all.at(-1)?.saldo ?? 0).toBe(whole.saldo);
  await expectIva(given, all);
  const query = new URLSearchParams({ limit: '100', ...(desde && { desde }), ...(hasta && { hasta }) });
  const { movimientos } = await screenOf<Cuenta>(test, `/mi-cuenta-corriente?${query}`, cliente.token);
  const isBefore = ({ fecha }: Movimiento) => desde !== undefined && fecha < desde;
  const isWithin = (line: Movimiento) => !isBefore(line) && (hasta === undefined || line.fecha <= hasta);
  const lines = all.filter(isWithin);
  expect(movimientos.toReversed()).toEqual(lines);
  const before = all.findLast(isBefore)?.saldo ?? 0;
  const until = diaText(hasta ?? shopDay(new Date()));
  return {
    lines,
    before,
    after: lines.at(-1)?.saldo ?? before,
    vencido: whole.vencido,
    period: desde === undefined ? `Hasta el ${until}` : `Del ${diaText(desde)} al ${until}`,
  };
}
