import type { CustomerActor, StaffActor } from '../../http/actor.ts';
import type { ModuleDeps } from '../deps.ts';
import { closeKey } from '../idempotency/idempotency.ts';
import { findPedido, findPedidoOf, type WholePedido } from './pedidos-repository.ts';

/**
 * Returns the order that was placed with the caller's idempotency key. Returns undefined when there is none,
 * and closes the key. No request can then place an order with this key, so the caller may change the cart and
 * order again.
 */
export const closeIntento = ({ db }: ModuleDeps, actor: CustomerActor | StaffActor, clave: string) =>
  db.transaction(async (tx): Promise<WholePedido | undefined> => {
    const outcome = await closeKey(tx, { usuario_id: actor.usuarioId, clave });
    if (!outcome?.pedido_id) return undefined;
    return actor.kind === 'customer'
      ? findPedidoOf(tx, actor.comercioId, outcome.pedido_id)
      : findPedido(tx, outcome.pedido_id);
  });
