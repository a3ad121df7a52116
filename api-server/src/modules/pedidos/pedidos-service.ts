import type { EstadoPedido } from 'api-client/contract';
import { type Author, recording } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import { propuestaCerrada } from '../../mail/propuesta-mails.ts';
import { found, refuseStale } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { announce } from './announce.ts';
import { type CambioRow, findCambios } from './historial-repository.ts';
import { tellLater } from './notice.ts';
import { mailPedido } from './pedido-mail.ts';
import { asObjeto } from './pedido-mapper.ts';
import {
  findPedido,
  findPedidoOf,
  insertCambio,
  lockPedido,
  type PedidoRow,
  updatePedido,
  type WholePedido,
} from './pedidos-repository.ts';
import { closePropuesta } from './propuestas-repository.ts';

/** Returns the order with its lines. Throws NO_ENCONTRADO. */
export const getPedido = async (db: Db, pedidoId: string): Promise<WholePedido> =>
  found(await findPedido(db, pedidoId));

/** Returns the customer's order. Throws NO_ENCONTRADO, also for another customer's order. */
export const getPedidoOf = async (db: Db, usuarioId: string, pedidoId: string): Promise<WholePedido> =>
  found(await findPedidoOf(db, usuarioId, pedidoId));

/** Returns an order's history, oldest first. With `clienteId`, throws NO_ENCONTRADO for another customer's order. */
export async function historialOf(db: Db, pedidoId: string, clienteId?: string): Promise<CambioRow[]> {
  const rows = await findCambios(db, pedidoId, clienteId);
  if (rows.length > 0) return rows;
  await (clienteId === undefined ? getPedido(db, pedidoId) : getPedidoOf(db, clienteId, pedidoId));
  return rows;
}

export interface EstadoChange {
  actor: StaffActor;
  author: Author;
  pedidoId: string;
  estado: EstadoPedido;
  /** The version that the caller saw; undefined skips the check. */
  version: number | undefined;
}

/**
 * Sets any status from any other, and mails the customer when the time to undo is over. The same status again
 * changes nothing and adds no entry.
 * Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA.
 */
export async function changeEstado(deps: ModuleDeps, change: EstadoChange): Promise<PedidoRow> {
  const { actor, author, pedidoId, estado, version } = change;
  return deps.db.transaction(async (tx) => {
    const before = found(await lockPedido(tx, pedidoId));
    refuseStale(before.pedido, version);
    if (before.pedido.estado_pedido === estado) return before;
    return setEstado(tx, deps, before, { author, usuarioId: actor.usuarioId, estado });
  });
}

interface NewEstado {
  author: Author;
  /** The employee, or the customer for a cancellation. */
  usuarioId: string;
  estado: EstadoPedido;
  /** Set when the customer cancels; the history stores the reason. */
  cancelacion?: { motivo: string | null };
}

/** Sets the status of a locked order: writes history and audit log, notifies open screens, schedules a mail. */
export async function setEstado(
  tx: Tx,
  deps: ModuleDeps,
  before: PedidoRow,
  { author, usuarioId, estado, cancelacion }: NewEstado,
): Promise<PedidoRow> {
  const { pedido_id, estado_pedido } = before.pedido;
  const recorded = recording(tx, author, {
    accion: 'pedido.estado',
    objeto: asObjeto(before.pedido),
    antes: { estado_pedido },
    despues: { estado_pedido: estado },
  });
  await insertCambio(recorded, {
    pedido_id,
    usuario_id: usuarioId,
    tipo: 'estado',
    datos: { antes: estado_pedido, despues: estado, ...(cancelacion && { cancelacion }) },
  });
  // Close the open proposal. Staff have seen the proposal, because it incremented the version.
  const closed = await closePropuesta(tx, pedido_id, { estado: cancelacion ? 'retirada' : 'cerrada' });
  if (closed && !cancelacion)
    await mailPedido(tx, deps, found(await findPedido(tx, pedido_id)), propuestaCerrada);
  const pedido = await updatePedido(tx, pedido_id, { estado_pedido: estado });
  await announce(tx, pedido);
  await tellLater(tx, deps, { pedido: before.pedido, lineas: null }, pedido);
  return { ...before, pedido };
}
