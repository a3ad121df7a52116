import type { Tx } from '../../db/database.ts';
import type { pedidos } from '../../db/schema/pedidos.ts';
import { publish } from '../../realtime/bus.ts';

/** Notifies the open screens of staff and of the order's customer when the transaction commits. */
export async function announce(
  tx: Tx,
  { pedido_id, estado_pedido, version, usuario_id }: typeof pedidos.$inferSelect,
): Promise<void> {
  const payload = { pedido_id, estado_pedido, version };
  await publish(tx, { type: 'event', event: 'pedidoCambiado', payload });
  await publish(tx, { type: 'event', event: 'miPedidoCambiado', payload, usuarioId: usuario_id });
}
