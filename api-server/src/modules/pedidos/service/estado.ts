import { type EstadoPedido, INITIAL_ESTADO, type OperationOf } from 'api-client/contract';
import type { z } from 'zod';
import { type Author, recording } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { CustomerActor, StaffActor } from '../../../http/actor.ts';
import { propuestaCerrada } from '../../../mail/propuesta-mails.ts';
import { found, Problem, refuseStale } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { notify } from '../../notificaciones/service.ts';
import { asObjeto, type Resultado } from '../mapper.ts';
import {
  type CambioRow,
  findCambios,
  findPedido,
  findPedidoOf,
  insertCambio,
  lockPedido,
  type PedidoRow,
  updatePedido,
  type WholePedido,
} from '../repository/pedidos.ts';
import { closePropuesta } from '../repository/propuestas.ts';
import { mailPedido, publishChange, scheduleNotice } from './publish-change.ts';

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
async function setEstado(
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
  await publishChange(tx, pedido);
  await scheduleNotice(tx, deps, { pedido: before.pedido, lineas: null }, pedido);
  return { ...before, pedido };
}

type Operation = OperationOf<'pedidos.cambiarEstados'>;

type Asked = Pick<EstadoChange, 'actor' | 'author'> & {
  cambios: z.output<Operation['body']['schema']>['cambios'];
};

/**
 * Changes each order in its own transaction, one after the other. A refused order does not stop the others,
 * and no lock outlives one change. After a crash a retry is safe: the versions tell which orders were
 * changed. Each change has its audit log entry and its mail.
 */
export async function changeEstados(
  deps: ModuleDeps,
  { actor, author, cambios }: Asked,
): Promise<Resultado[]> {
  const resultados: Resultado[] = [];
  for (const { pedido_id: pedidoId, estado_pedido: estado, version } of cambios) {
    try {
      const pedido = await changeEstado(deps, { actor, author, pedidoId, estado, version });
      resultados.push({ pedidoId, pedido, refused: undefined });
    } catch (error) {
      const refused = refusalOf(error);
      resultados.push({ pedidoId, pedido: await findPedido(deps.db, pedidoId), refused });
    }
  }
  return resultados;
}

function refusalOf(error: unknown): Resultado['refused'] {
  if (!(error instanceof Problem)) throw error;
  const { code, message } = error;
  if (code !== 'NO_ENCONTRADO' && code !== 'VERSION_DESACTUALIZADA') throw error;
  return { code, message };
}

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
