import { ESTADOS_PEDIDO, type EstadoPedido } from 'api-client/contract';
import type { Db } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { announce } from './announce.ts';
import {
  findPedido,
  insertCambio,
  lockPedido,
  type PedidoEntero,
  type PedidoRow,
  updatePedido,
} from './pedidos-repository.ts';

/** The status that a word names, or NO_ENCONTRADO. */
export function estadoOf(word: string): EstadoPedido {
  const estado = ESTADOS_PEDIDO.find((one) => one === word);
  if (!estado) throw new Problem('NO_ENCONTRADO');
  return estado;
}

/** The order with its lines, or NO_ENCONTRADO. */
export async function verPedido(db: Db, pedidoId: string): Promise<PedidoEntero> {
  const pedido = await findPedido(db, pedidoId);
  if (!pedido) throw new Problem('NO_ENCONTRADO');
  return pedido;
}

/**
 * Any of the five statuses from any. The one it already has changes nothing, so a second press leaves no entry.
 * `version` is the one that the caller saw: NO_ENCONTRADO, VERSION_DESACTUALIZADA.
 */
export async function cambiarEstado(
  db: Db,
  actor: StaffActor,
  change: { pedidoId: string; estado: EstadoPedido; version: number | undefined },
): Promise<{ cambiado: PedidoRow; cambio: boolean }> {
  return db.transaction(async (tx) => {
    const actual = await lockPedido(tx, change.pedidoId);
    if (!actual) throw new Problem('NO_ENCONTRADO');
    const { pedido } = actual;
    if (change.version !== undefined && change.version !== pedido.version) {
      throw new Problem('VERSION_DESACTUALIZADA');
    }
    if (pedido.estado_pedido === change.estado) return { cambiado: actual, cambio: false };
    await insertCambio(tx, {
      pedido_id: pedido.pedido_id,
      usuario_id: actor.usuarioId,
      tipo: 'estado',
      datos: { antes: pedido.estado_pedido, despues: change.estado },
    });
    const cambiado = {
      ...actual,
      pedido: await updatePedido(tx, pedido.pedido_id, { estado_pedido: change.estado }),
    };
    await announce(tx, cambiado.pedido);
    return { cambiado, cambio: true };
  });
}
