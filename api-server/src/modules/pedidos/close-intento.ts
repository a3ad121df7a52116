import type { CustomerActor, StaffActor } from '../../http/actor.ts';
import type { ModuleDeps } from '../deps.ts';
import { closeKey } from '../idempotency/idempotency.ts';
import { findPedido, findPedidoOf, type WholePedido } from './pedidos-repository.ts';

/**
 * Returns the order that the caller's key placed. Undefined when it placed none; the key then places none any more, so
 * that the caller may change the cart and order under another key.
 */
export const closeIntento = ({ db }: ModuleDeps, actor: CustomerActor | StaffActor, clave: string) =>
  db.transaction(async (tx): Promise<WholePedido | undefined> => {
    const outcome = await closeKey(tx, { usuario_id: actor.usuarioId, clave });
    if (!outcome?.pedido_id) return undefined;
    return actor.kind === 'customer'
      ? findPedidoOf(tx, actor.comercioId, outcome.pedido_id)
      : findPedido(tx, outcome.pedido_id);
  });
