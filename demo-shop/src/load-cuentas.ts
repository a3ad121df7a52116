import type { Tx } from 'api-server/db/database';
import { movimientos } from 'api-server/db/schema/cuentas';
import { insertInBatches } from './insert-in-batches.ts';
import type { DemoPedido, DemoShop } from './shop/demo-types.ts';
import { totalOf } from './shop/detalles.ts';
import { demoId } from './shop/ids.ts';
import { DAY, isoDay } from './shop/time.ts';

const BANCOS = ['Banco Nación', 'Banco Provincia', 'Banco Galicia'];

/**
 * Inserts payments of delivered orders: most are paid after some days, one in nine in part, one in twelve
 * not. The database itself records the debts.
 */
export async function insertCuentas(tx: Tx, shop: DemoShop, now: Date): Promise<void> {
  const staff = shop.usuarios.find(({ roles }) => roles.includes('empleado'));
  const delivered = shop.pedidos.filter(
    ({ estado_pedido, fecha_pedido }) =>
      estado_pedido === 'recibido' && now.getTime() - fecha_pedido.getTime() > 5 * DAY,
  );
  const paid = delivered.map((pedido, nth) => ({ pedido, nth })).filter(({ nth }) => nth % 12 > 0);
  await insertInBatches(tx, movimientos, paid, ({ pedido, nth }) => ({
    ...paymentOf(pedido, nth),
    registrado_por: staff?.usuario_id ?? null,
  }));
}

function paymentOf({ pedido_id, usuario_id, fecha_pedido, detalles }: DemoPedido, nth: number) {
  const medio = (['transferencia', 'transferencia', 'efectivo', 'cheque'] as const)[nth % 4] ?? 'efectivo';
  const total = totalOf(detalles);
  const cheque = {
    cheque_banco: BANCOS[nth % BANCOS.length] ?? '',
    cheque_numero: String(10_000_000 + nth * 7919),
    cheque_fecha: isoDay(fecha_pedido.getTime() + 30 * DAY),
  };
  return {
    movimiento_id: demoId('pago', pedido_id),
    usuario_id,
    pedido_id,
    tipo: 'pago' as const,
    medio,
    importe: -(nth % 9 === 0 ? Math.floor(total / 2) : total),
    fecha: isoDay(fecha_pedido.getTime() + 4 * DAY),
    ...(medio === 'cheque' && cheque),
  };
}
