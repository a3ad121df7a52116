import { ESTADOS_PEDIDO, type EstadoPedido } from 'api-client/contract';
import type { Db } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { pedidoInEstado } from '../../mail/pedido-mails.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { announce } from './announce.ts';
import { mailPedido } from './pedido-mail.ts';
import {
  findPedido,
  insertCambio,
  lockPedido,
  type PedidoRow,
  updatePedido,
  type WholePedido,
} from './pedidos-repository.ts';

/** The status that a word names, or NO_ENCONTRADO. */
export function estadoOf(word: string): EstadoPedido {
  const estado = ESTADOS_PEDIDO.find((one) => one === word);
  if (!estado) throw new Problem('NO_ENCONTRADO');
  return estado;
}

/** The order with its lines, or NO_ENCONTRADO. */
export async function getPedido(db: Db, pedidoId: string): Promise<WholePedido> {
  const pedido = await findPedido(db, pedidoId);
  if (!pedido) throw new Problem('NO_ENCONTRADO');
  return pedido;
}

export interface EstadoChange {
  actor: StaffActor;
  pedidoId: string;
  estado: EstadoPedido;
  /** The version that the caller saw; nothing when not said. */
  version: number | undefined;
}

/**
 * Any of the five statuses from any; the customer gets a mail. The one it already has changes nothing, so a second
 * press leaves no entry. NO_ENCONTRADO, VERSION_DESACTUALIZADA.
 */
export async function changeEstado(deps: ModuleDeps, change: EstadoChange): Promise<PedidoRow> {
  const { actor, pedidoId, estado, version } = change;
  return deps.db.transaction(async (tx) => {
    const before = await lockPedido(tx, pedidoId);
    if (!before) throw new Problem('NO_ENCONTRADO');
    if (version !== undefined && version !== before.pedido.version) {
      throw new Problem('VERSION_DESACTUALIZADA');
    }
    if (before.pedido.estado_pedido === estado) return before;
    await insertCambio(tx, {
      pedido_id: pedidoId,
      usuario_id: actor.usuarioId,
      tipo: 'estado',
      datos: { antes: before.pedido.estado_pedido, despues: estado },
    });
    await announce(tx, await updatePedido(tx, pedidoId, { estado_pedido: estado }));
    const changed = await findPedido(tx, pedidoId);
    if (!changed) throw new Error('The locked order is gone');
    await mailPedido(tx, deps, changed, (mail) => pedidoInEstado(mail, estado));
    return changed;
  });
}
