import { INITIAL_ESTADO } from 'api-client/contract';
import type { Author } from '../../bitacora/record.ts';
import type { CustomerActor } from '../../http/actor.ts';
import { found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { notify } from '../notificaciones/notificaciones-service.ts';
import { findPedido, lockPedido, type WholePedido } from './pedidos-repository.ts';
import { setEstado } from './pedidos-service.ts';

interface Cancelacion {
  /** The order must belong to the actor's shop. */
  actor: Pick<CustomerActor, 'usuarioId' | 'comercioId'>;
  author: Author;
  pedidoId: string;
  /** Null when the customer gives no reason. */
  motivo: string | null;
}

/**
 * Cancels an order for its customer and notifies staff. The order must await approval. A cancelled order
 * stays unchanged and gets no second entry.
 * Throws NO_ENCONTRADO, PEDIDO_NO_CANCELABLE.
 */
export const cancelPedido = (
  deps: ModuleDeps,
  { actor, author, pedidoId, motivo }: Cancelacion,
): Promise<WholePedido> =>
  deps.db.transaction(async (tx) => {
    const before = found(await lockPedido(tx, pedidoId));
    const { estado_pedido, usuario_id, numero } = before.pedido;
    if (usuario_id !== actor.comercioId) throw new Problem('NO_ENCONTRADO');
    if (estado_pedido !== 'cancelado') {
      if (estado_pedido !== INITIAL_ESTADO) throw new Problem('PEDIDO_NO_CANCELABLE');
      const cancelacion = { motivo: motivo || null };
      await setEstado(tx, deps, before, {
        author,
        usuarioId: actor.usuarioId,
        estado: 'cancelado',
        cancelacion,
      });
      await notify(tx, {
        tipo: 'pedido',
        mensaje: `${before.usuario.nombre_comercio} canceló su pedido n.º ${numero}`,
        referencia_id: pedidoId,
      });
    }
    return found(await findPedido(tx, pedidoId));
  });
