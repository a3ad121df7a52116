import { ESTADOS_PEDIDO, type EstadoPedido } from 'api-client/contract';
import type { Db } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { pedidoEnEstado } from '../../mail/pedido-mails.ts';
import { found, refuseStale } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { announce } from './announce.ts';
import { type CambioRow, findCambios } from './historial-repository.ts';
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
export const estadoOf = (word: string): EstadoPedido => found(ESTADOS_PEDIDO.find((one) => one === word));

/** The order with its lines, or NO_ENCONTRADO. */
export const verPedido = async (db: Db, pedidoId: string): Promise<PedidoEntero> =>
  found(await findPedido(db, pedidoId));

/** What happened to an order, oldest first: NO_ENCONTRADO. */
export async function historialDe(db: Db, pedidoId: string): Promise<CambioRow[]> {
  const rows = await findCambios(db, pedidoId);
  if (rows.length === 0) await verPedido(db, pedidoId);
  return rows;
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
  const { pedido, cambiado } = await deps.db.transaction(async (tx) => {
    const antes = found(await lockPedido(tx, pedidoId));
    refuseStale(antes.pedido, version);
    if (antes.pedido.estado_pedido === estado) return { pedido: antes };
    await insertCambio(tx, {
      pedido_id: pedidoId,
      usuario_id: actor.usuarioId,
      tipo: 'estado',
      datos: { antes: antes.pedido.estado_pedido, despues: estado },
    });
    await announce(tx, await updatePedido(tx, pedidoId, { estado_pedido: estado }));
    // Before the commit: after it nothing may turn what was done into a failure.
    const cambiado = found(await findPedido(tx, pedidoId));
    return { pedido: cambiado, cambiado };
  });
  if (cambiado) mailPedido(deps, cambiado, (mail) => pedidoEnEstado(mail, estado));
  return pedido;
}
