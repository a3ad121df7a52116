import { ESTADOS_PEDIDO, type EstadoPedido } from 'api-client/contract';
import type { Db } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { pedidoEnEstado } from '../../mail/pedido-mails.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { announce } from './announce.ts';
import { mailPedido } from './pedido-mail.ts';
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

export interface CambioDeEstado {
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
export async function cambiarEstado(deps: ModuleDeps, change: CambioDeEstado): Promise<PedidoRow> {
  const { actor, pedidoId, estado, version } = change;
  return deps.db.transaction(async (tx) => {
    const antes = await lockPedido(tx, pedidoId);
    if (!antes) throw new Problem('NO_ENCONTRADO');
    if (version !== undefined && version !== antes.pedido.version) {
      throw new Problem('VERSION_DESACTUALIZADA');
    }
    if (antes.pedido.estado_pedido === estado) return antes;
    await insertCambio(tx, {
      pedido_id: pedidoId,
      usuario_id: actor.usuarioId,
      tipo: 'estado',
      datos: { antes: antes.pedido.estado_pedido, despues: estado },
    });
    await announce(tx, await updatePedido(tx, pedidoId, { estado_pedido: estado }));
    const cambiado = await findPedido(tx, pedidoId);
    if (!cambiado) throw new Error('The locked order is gone');
    await mailPedido(tx, deps, cambiado, (mail) => pedidoEnEstado(mail, estado));
    return cambiado;
  });
}
