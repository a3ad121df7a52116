import { isDeepStrictEqual } from 'node:util';
import { INITIAL_ESTADO, type OperationOf } from 'api-client/contract';
import { lineTotal } from 'api-client/contract/line-total';
import { toPesos } from 'api-client/contract/money';
import { unsoldText } from 'api-client/contract/sold-text';
import type { z } from 'zod';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { findPricesOf } from '../../../db/own-prices.ts';
import type { PropuestaLinea } from '../../../db/schema/stored-json.ts';
import type { CustomerActor, StaffActor } from '../../../http/actor.ts';
import { propuestaRechazada } from '../../../mail/propuesta-mails.ts';
import { fieldProblem, found, Problem, refuseStale } from '../../../shared/problem.ts';
import type { ModuleDeps } from '../../deps.ts';
import { notify } from '../../notificaciones/service.ts';
import { asObjeto, type SeenPropuesta } from '../mapper.ts';
import { findPedido, lockPedido, updatePedido, type WholePedido } from '../repository/pedidos.ts';
import { findTermsOf, lockPriced } from '../repository/place.ts';
import { closePropuesta, findPropuesta, insertPropuesta } from '../repository/propuestas.ts';
import { currentLineas, precioAfter, refuseRepeated, totalOf } from '../rules.ts';
import { editLocked } from './edit.ts';
import { getPedido, getPedidoOf } from './estado.ts';
import { mailPedido, publishChange } from './publish-change.ts';

export type AskedLineas = z.output<OperationOf<'misPedidos.proponer'>['body']['schema']>['lineas'];

/** Returns the lines that differ from the order, in the requested order. */
export async function proposedLineas(
  tx: Tx,
  { pedido, detalles }: WholePedido,
  asked: AskedLineas,
): Promise<PropuestaLinea[]> {
  const known = new Map(detalles.map(({ detalle }) => [detalle.producto_id, detalle]));
  const added = asked.filter(({ producto_id, cantidad }) => !known.has(producto_id) && cantidad > 0);
  const current = await currentAdded(tx, pedido.usuario_id, added);
  const terms = await findTermsOf(tx, await findPricesOf(tx, pedido.usuario_id), [...known.keys()]);
  const lineas = asked.flatMap(({ producto_id, cantidad }, index): PropuestaLinea | [] => {
    const detalle = known.get(producto_id);
    const nuevo = current.get(producto_id);
    const line = detalle ?? nuevo;
    if (!line || detalle?.cantidad === cantidad) return [];
    const term = terms.get(producto_id);
    const unsold = cantidad > 0 && unsoldText(cantidad, term?.cantidades);
    if (unsold) throw fieldProblem('DATOS_INVALIDOS', `lineas.${index}.cantidad`, unsold);
    const precio_unitario = detalle ? precioAfter(detalle, cantidad, term) : line.precio_unitario;
    const { producto_nombre: nombre } = line;
    return { producto_id, nombre, antes: detalle?.cantidad ?? null, despues: cantidad, precio_unitario };
  });
  if (lineas.length === 0) throw fieldProblem('DATOS_INVALIDOS', 'lineas', 'No hay ningún cambio.');
  const gone = lineas.filter(({ antes, despues }) => antes !== null && despues === 0);
  if (
    gone.length === detalles.length &&
    !lineas.some(({ antes, despues }) => antes === null && despues > 0)
  ) {
    throw fieldProblem('DATOS_INVALIDOS', 'lineas', 'No queda ningún producto: cancela el pedido.');
  }
  return lineas;
}

/** Returns the added products by id, at the shop's current prices. Throws PEDIDO_DESACTUALIZADO when the customer saw another price. */
export async function currentAdded(
  tx: Tx,
  comercioId: string,
  added: readonly { producto_id: string; cantidad: number; precio_unitario?: number | undefined }[],
) {
  const prices = await findPricesOf(tx, comercioId);
  const rows = await lockPriced(tx, { ids: added.map(({ producto_id }) => producto_id), prices });
  // A missing price becomes -1, which never equals a current price.
  const seen = added.map(({ precio_unitario = -1, ...linea }) => ({ ...linea, precio_unitario }));
  return new Map(currentLineas(seen, rows).map((linea) => [linea.producto_id, linea]));
}

/** Returns the order's lines after the proposal, as input for an edit. Amounts are in cents. */
export function linesWith({ detalles }: WholePedido, proposed: readonly PropuestaLinea[]) {
  const now = new Map(proposed.map((linea) => [linea.producto_id, linea]));
  const stays = detalles.map(({ detalle: { producto_id, cantidad, precio_unitario, descuento } }) => ({
    producto_id,
    cantidad: now.get(producto_id)?.despues ?? cantidad,
    precio_unitario: now.get(producto_id)?.precio_unitario ?? precio_unitario,
    descuento,
  }));
  const added = proposed
    .filter(({ antes }) => antes === null)
    .map(({ producto_id, despues, precio_unitario }) => ({
      producto_id,
      cantidad: despues,
      precio_unitario,
      descuento: 0,
    }));
  const gone = new Set(proposed.filter(({ despues }) => despues === 0).map(({ producto_id }) => producto_id));
  return [...stays, ...added].filter(({ producto_id }) => !gone.has(producto_id));
}

/** Returns the order's total after the proposal, in cents. Throws MONTO_MAXIMO. */
export const totalWith = (before: WholePedido, proposed: readonly PropuestaLinea[]): number =>
  totalOf(linesWith(before, proposed).map((linea) => ({ total_precio: lineTotal(linea) })));

interface Own {
  /** The order must belong to the actor's shop. */
  actor: Pick<CustomerActor, 'usuarioId' | 'comercioId'>;
  author: Author;
  pedidoId: string;
}

interface Decision {
  actor: Pick<StaffActor, 'usuarioId'>;
  author: Author;
  pedidoId: string;
  propuestaId: string;
}

/** Returns the newest proposal for an order: for staff, or for the order's customer. Throws NO_ENCONTRADO. */
export async function propuestaOf(db: Db, pedidoId: string, clienteId?: string): Promise<SeenPropuesta> {
  const { pedido } = await (clienteId === undefined
    ? getPedido(db, pedidoId)
    : getPedidoOf(db, clienteId, pedidoId));
  return { propuesta: await findPropuesta(db, pedidoId), version: pedido.version };
}

/**
 * Stores a change that a customer proposes, and notifies staff. Increments the order's version, so that staff
 * cannot approve or edit without seeing the proposal. The same proposal again changes nothing.
 * Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA, PROPUESTA_NO_DISPONIBLE, PRODUCTO_REPETIDO, MONTO_MAXIMO.
 * Throws PEDIDO_DESACTUALIZADO when an added product has another price today. Throws DATOS_INVALIDOS when
 * nothing changes or no line is left.
 */
export async function proposeCambio(
  { db }: Pick<ModuleDeps, 'db'>,
  { actor, author, pedidoId, lineas, version }: Own & { lineas: AskedLineas; version: number | undefined },
): Promise<SeenPropuesta> {
  refuseRepeated(lineas);
  return db.transaction(async (tx) => {
    const before = await lockOwn(tx, { actor, pedidoId });
    if (before.pedido.estado_pedido !== INITIAL_ESTADO) throw new Problem('PROPUESTA_NO_DISPONIBLE');
    const proposed = await proposedLineas(tx, before, lineas);
    const open = await findPropuesta(tx, pedidoId);
    const isSame =
      open?.estado === 'abierta' &&
      open.version === before.pedido.version &&
      isDeepStrictEqual(open.lineas, proposed);
    if (isSame) return { propuesta: open, version: open.version };
    refuseStale(before.pedido, version);
    await closePropuesta(tx, pedidoId, { estado: 'reemplazada' });
    const pedido = await updatePedido(tx, pedidoId, {});
    const total_precio = totalWith(before, proposed);
    await insertPropuesta(tx, {
      pedido_id: pedidoId,
      usuario_id: actor.usuarioId,
      version: pedido.version,
      lineas: proposed,
      total_precio,
    });
    await record(tx, author, {
      accion: 'pedido.propuesta',
      objeto: asObjeto(pedido),
      despues: { total_precio: toPesos(total_precio), lineas: proposed.map(asRecorded) },
    });
    await notify(tx, {
      tipo: 'pedido',
      mensaje: `${before.usuario.nombre_comercio} pide un cambio en el pedido n.º ${pedido.numero}`,
      referencia_id: pedidoId,
    });
    await publishChange(tx, pedido);
    return { propuesta: await findPropuesta(tx, pedidoId), version: pedido.version };
  });
}

/** Withdraws the open proposal, if there is one. Throws NO_ENCONTRADO. */
export const withdrawPropuesta = ({ db }: Pick<ModuleDeps, 'db'>, own: Own): Promise<SeenPropuesta> =>
  db.transaction(async (tx) => {
    const { pedido } = await lockOwn(tx, own);
    if (await closePropuesta(tx, own.pedidoId, { estado: 'retirada' })) {
      await record(tx, own.author, { accion: 'pedido.propuesta_retirada', objeto: asObjeto(pedido) });
      await publishChange(tx, pedido);
    }
    return { propuesta: await findPropuesta(tx, own.pedidoId), version: pedido.version };
  });

/**
 * Edits the order as the customer proposed, by the rules of a staff edit. Order and proposal must be
 * unchanged since staff read them.
 * Throws NO_ENCONTRADO, PROPUESTA_CERRADA, VERSION_DESACTUALIZADA, or PEDIDO_DESACTUALIZADO when an added
 * product has another price by now.
 */
export const acceptPropuesta = (
  deps: Pick<ModuleDeps, 'db' | 'jobs' | 'tellAfter'>,
  { actor, author, pedidoId, propuestaId, version }: Decision & { version: number | undefined },
): Promise<WholePedido> =>
  deps.db.transaction(async (tx) => {
    const { propuesta, before } = await lockOpen(tx, { pedidoId, propuestaId });
    refuseStale(before.pedido, version);
    refuseStale(before.pedido, propuesta.version);
    const added = propuesta.lineas.filter(({ antes }) => antes === null);
    await currentAdded(
      tx,
      before.pedido.usuario_id,
      added.map(({ producto_id, despues: cantidad, precio_unitario }) => ({
        producto_id,
        cantidad,
        precio_unitario: toPesos(precio_unitario),
      })),
    );
    await closePropuesta(tx, pedidoId, { estado: 'aceptada' });
    const detalles = linesWith(before, propuesta.lineas).map(({ precio_unitario, ...linea }) => ({
      ...linea,
      precio_unitario: toPesos(precio_unitario),
    }));
    const edicion = { actor, author, pedidoId, detalles, version: undefined };
    return editLocked(tx, deps, edicion, 'pedido.propuesta_aceptada');
  });

/** Rejects the proposal and mails the customer the reason. Throws NO_ENCONTRADO, PROPUESTA_CERRADA. */
export const rejectPropuesta = (
  deps: ModuleDeps,
  { author, pedidoId, propuestaId, motivo }: Decision & { motivo: string },
): Promise<SeenPropuesta> =>
  deps.db.transaction(async (tx) => {
    const { before } = await lockOpen(tx, { pedidoId, propuestaId });
    await closePropuesta(tx, pedidoId, { estado: 'rechazada', motivo });
    await record(tx, author, {
      accion: 'pedido.propuesta_rechazada',
      objeto: asObjeto(before.pedido),
      despues: { motivo },
    });
    await publishChange(tx, before.pedido);
    await mailPedido(tx, deps, before, (mail) => propuestaRechazada(mail, motivo));
    return { propuesta: await findPropuesta(tx, pedidoId), version: before.pedido.version };
  });

async function lockOwn(tx: Tx, { actor, pedidoId }: Pick<Own, 'actor' | 'pedidoId'>): Promise<WholePedido> {
  const { pedido } = found(await lockPedido(tx, pedidoId));
  if (pedido.usuario_id !== actor.comercioId) throw new Problem('NO_ENCONTRADO');
  return found(await findPedido(tx, pedidoId));
}

async function lockOpen(tx: Tx, { pedidoId, propuestaId }: Pick<Decision, 'pedidoId' | 'propuestaId'>) {
  found(await lockPedido(tx, pedidoId));
  const propuesta = await findPropuesta(tx, pedidoId);
  if (propuesta?.propuesta_id !== propuestaId || propuesta.estado !== 'abierta') {
    throw new Problem('PROPUESTA_CERRADA');
  }
  return { propuesta, before: found(await findPedido(tx, pedidoId)) };
}

const asRecorded = ({ nombre, antes, despues }: PropuestaLinea) => ({ nombre, antes, despues });
