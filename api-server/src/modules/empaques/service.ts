import { type OperationOf, SOLD_ESTADOS } from 'api-client/contract';
import { type Author, diffFields, record } from '../../bitacora/record.ts';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import type { StaffActor } from '../../http/actor.ts';
import type { HandlerInput } from '../../http/reply.ts';
import type { Page } from '../../shared/page.ts';
import { found, Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { deliverInTransaction } from '../entrega/service.ts';
import { hashOfRequest } from '../idempotency/service.ts';
import { asObjeto } from '../pedidos/mapper.ts';
import { listPedidos } from '../pedidos/repository/list.ts';
import { findPedido, findPedidos, lockPedido, type WholePedido } from '../pedidos/repository/pedidos.ts';
import { publishChange } from '../pedidos/service/publish-change.ts';
import {
  countExisting,
  type EmpaqueRow,
  type EstanteKey,
  findEmpaque,
  findEstantes,
  findLatest,
  findPlaces,
  insertEmpaque,
  lockEstantes,
  type Place,
  replaceEstantes,
} from './repository.ts';
import { changedLineas, type Detalle, isUnchanged, packable, refuseWeights } from './rules.ts';

export interface ToPack {
  pedido: WholePedido;
  /** Lines with something to deliver. */
  detalles: Detalle[];
  places: ReadonlyMap<string, Place>;
  empaque: EmpaqueRow | undefined;
}

/** Returns these orders without duplicates, in the order of `ids`. Throws NO_ENCONTRADO. */
export async function findToPack(db: Db, ids: readonly string[]): Promise<ToPack[]> {
  const rows = await findPedidos(db, ids);
  const rowsById = new Map(rows.map((row) => [row.pedido.pedido_id, row]));
  const pedidos = [...new Set(ids)].map((id) => found(rowsById.get(id)));
  const [places, latest] = await Promise.all([
    findPlaces(
      db,
      pedidos.flatMap((pedido) => packable(pedido).map(({ producto_id }) => producto_id)),
    ),
    findLatest(db, ids),
  ]);
  const empaqueOf = new Map(latest.map((row) => [row.empaque.pedido_id, row]));
  return pedidos.map((pedido) => ({
    pedido,
    detalles: packable(pedido),
    places,
    empaque: empaqueOf.get(pedido.pedido.pedido_id),
  }));
}

interface PackRequest {
  empaqueId: string;
  body: HandlerInput<OperationOf<'empaques.anotar'>>['body'];
  actor: StaffActor;
  author: Author;
}

/**
 * Stores a packing, and reports other quantities and weights as delivered in the same step. A repeated id changes
 * nothing. Throws NO_ENCONTRADO, CLAVE_REUTILIZADA, ENTREGA_NO_DISPONIBLE, EMPAQUE_HECHO, DATOS_INVALIDOS, or
 * VERSION_DESACTUALIZADA if the order changed.
 */
export async function packPedido(deps: ModuleDeps, request: PackRequest): Promise<ToPack> {
  const pedidoId = request.body.pedido_id;
  await deps.db.transaction(async (tx) => {
    const { pedido } = found(await lockPedido(tx, pedidoId));
    const huella = hashOfRequest(request.body);
    const rowsById = await findEmpaque(tx, request.empaqueId);
    if (rowsById) {
      if (rowsById.huella !== huella) throw new Problem('CLAVE_REUTILIZADA');
      return;
    }
    await write(tx, deps, { ...request, huella });
    await publishChange(tx, pedido);
  });
  const [row] = await findToPack(deps.db, [pedidoId]);
  return found(row);
}

async function write(
  tx: Tx,
  deps: ModuleDeps,
  { empaqueId, body, actor, author, huella }: PackRequest & { huella: string },
): Promise<void> {
  const { pedido_id: pedidoId, empaque_anterior: seen, bultos, lineas } = body;
  const whole = found(await findPedido(tx, pedidoId));
  if (!SOLD_ESTADOS.includes(whole.pedido.estado_pedido)) throw new Problem('ENTREGA_NO_DISPONIBLE');
  const [before] = await findLatest(tx, [pedidoId]);
  if ((before?.empaque.empaque_id ?? null) !== seen) throw new Problem('EMPAQUE_HECHO');
  if (!isUnchanged(whole, lineas)) throw new Problem('VERSION_DESACTUALIZADA');
  refuseWeights(whole, lineas);
  const changed = changedLineas(whole, lineas);
  if (changed.length > 0) {
    await deliverInTransaction(tx, deps, { actor, author, pedidoId, lineas: changed, version: undefined });
  }
  const inserted = await insertEmpaque(tx, {
    empaque_id: empaqueId,
    pedido_id: pedidoId,
    usuario_id: actor.usuarioId,
    bultos,
    lineas: lineas.map(({ producto_id, cantidad }) => ({ producto_id, cantidad })),
    huella,
  });
  if (!inserted) throw new Problem('CLAVE_REUTILIZADA');
  await record(tx, author, { accion: 'pedido.empaque', objeto: asObjeto(whole.pedido), despues: { bultos } });
}

/** Returns a page of approved orders without a valid packing, oldest first. */
export const listPorEmpacar = (q: Queryable, page: Page) =>
  listPedidos(q, { ...page, orden: 'mas_antiguos', filters: { sinEmpacar: true } });

interface Arrangement {
  /** Order that the caller read. */
  antes: readonly string[];
  /** New order. */
  estantes: readonly EstanteKey[];
}

/**
 * Sets the shelves and their order. The same order adds no audit entry. Throws NO_ENCONTRADO, or VERSION_DESACTUALIZADA
 * if the order changed since the caller read it.
 */
export const arrangeEstantes = (db: Db, { antes, estantes: keys }: Arrangement, author: Author) =>
  db.transaction(async (tx) => {
    await lockEstantes(tx);
    if ((await countExisting(tx, keys)) < keys.length) throw new Problem('NO_ENCONTRADO');
    const before = await findEstantes(tx);
    if (before.map(({ id }) => id).join() !== antes.join()) throw new Problem('VERSION_DESACTUALIZADA');
    await replaceEstantes(tx, keys);
    const after = await findEstantes(tx);
    const names = (rows: typeof after) => ({ estantes: rows.map(({ nombre }) => nombre) });
    const changes = diffFields(names(before), names(after));
    if (Object.keys(changes.despues).length > 0) {
      await record(tx, author, { accion: 'estantes.orden', ...changes });
    }
    return after;
  });
