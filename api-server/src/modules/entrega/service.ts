import { SOLD_ESTADOS } from 'api-client/contract';
import type { entregaLinea } from 'api-client/contract/entrega-staff';
import type { z } from 'zod';
import { type Author, record } from '../../bitacora/record.ts';
import type { Db, Tx } from '../../db/database.ts';
import { findPricesOf } from '../../db/own-prices.ts';
import type { StaffActor } from '../../http/actor.ts';
import { found, Problem, refuseStale } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { asObjeto, auditChangeOf, historyFieldsOf, keptLineas } from '../pedidos/mapper.ts';
import {
  type DetalleNuevo,
  findPedido,
  insertCambio,
  lockPedido,
  replaceDetalles,
  type WholePedido,
} from '../pedidos/repository/pedidos.ts';
import { lockPriced, type ProductoRow } from '../pedidos/repository/place.ts';
import { totalOf } from '../pedidos/rules.ts';
import { publishChange, scheduleNotice } from '../pedidos/service/publish-change.ts';
import { asObjeto as productoAsObjeto } from '../productos/mapper.ts';
import { findById, findByIds, type ProductoRow as Reemplazo } from '../productos/repository/productos.ts';
import { updateProducto } from '../productos/repository/write.ts';
import { findReemplazos } from './repository.ts';
import { deliveredLineas, isAlreadyStored } from './rules.ts';

export interface Entrega {
  actor: StaffActor;
  author: Author;
  pedidoId: string;
  lineas: readonly z.output<typeof entregaLinea>[];
  /** Version that the caller read; undefined skips the check. */
  version: number | undefined;
}

export interface Entregado extends WholePedido {
  /** Ids of the products that the change put out of stock. */
  sinStock: string[];
}

/**
 * Sets the delivered quantities of a sold order. The total counts the delivered goods; the ordered quantities are
 * kept, and the customer gets a mail later. Products reported as out of stock or in stock change at once. Values that
 * are set already change nothing. Throws NO_ENCONTRADO, VERSION_DESACTUALIZADA, ENTREGA_NO_DISPONIBLE,
 * PRODUCTO_REPETIDO, MONTO_MAXIMO, or DATOS_INVALIDOS.
 */
export const deliver = (deps: ModuleDeps, request: Entrega): Promise<Entregado> =>
  deps.db.transaction((tx) => deliverInTransaction(tx, deps, request));

/** Same as `deliver`, within a transaction. */
export async function deliverInTransaction(tx: Tx, deps: ModuleDeps, request: Entrega): Promise<Entregado> {
  found(await lockPedido(tx, request.pedidoId));
  const before = found(await findPedido(tx, request.pedidoId));
  const told = isAlreadyStored(before, request.lineas);
  if (!told) refuseStale(before.pedido, request.version);
  if (!SOLD_ESTADOS.includes(before.pedido.estado_pedido)) throw new Problem('ENTREGA_NO_DISPONIBLE');
  const productos = await lockPriced(tx, {
    ids: idsOf(before, request.lineas),
    prices: await findPricesOf(tx, before.pedido.usuario_id),
    strength: 'no key update',
  });
  const after = told ? before : await write(tx, deps, request, before, productos);
  const sinStock = await setStock(tx, request, before, { productos, disponible: false });
  await setStock(tx, request, before, { productos, disponible: true });
  return { ...after, sinStock };
}

/** Include all products of the order: sales sums lock them in the same sequence, which prevents deadlocks. */
const idsOf = ({ detalles }: WholePedido, lineas: Entrega['lineas']): string[] => [
  ...detalles.map(({ detalle }) => detalle.producto_id),
  ...lineas.flatMap(({ reemplazo }) => reemplazo?.producto_id ?? []),
];

async function write(
  tx: Tx,
  deps: ModuleDeps,
  { actor, author, pedidoId, lineas: told }: Entrega,
  before: WholePedido,
  productos: readonly ProductoRow[],
): Promise<WholePedido> {
  const lineas: DetalleNuevo[] = deliveredLineas(before, told, productos);
  const pedido = await replaceDetalles(tx, pedidoId, lineas, totalOf(lineas));
  await insertCambio(tx, {
    pedido_id: pedidoId,
    usuario_id: actor.usuarioId,
    tipo: 'entrega',
    datos: { antes: keptLineas(before), despues: lineas.map(historyFieldsOf) },
  });
  await publishChange(tx, pedido);
  const after = found(await findPedido(tx, pedidoId));
  await record(tx, author, {
    accion: 'pedido.entrega',
    objeto: asObjeto(pedido),
    ...auditChangeOf(before, after),
  });
  await scheduleNotice(tx, deps, { pedido: before.pedido, lineas: keptLineas(before) }, pedido);
  return after;
}

interface Stock {
  productos: readonly ProductoRow[];
  disponible: boolean;
}

/** Sets the reported products in or out of stock, and returns the ids of those that changed. */
async function setStock(
  tx: Tx,
  { author, lineas }: Entrega,
  { detalles }: WholePedido,
  { productos, disponible }: Stock,
): Promise<string[]> {
  const told = lineas.filter((linea) => (disponible ? linea.con_stock : linea.sin_stock));
  const lineIds = new Set(told.map((linea) => linea.detalles_pedidos_id));
  const ids = new Set(
    detalles
      .filter(({ detalle }) => lineIds.has(detalle.detalles_pedidos_id))
      .map(({ detalle }) => detalle.producto_id),
  );
  const changing = productos.filter((one) => one.disponible !== disponible && ids.has(one.producto_id));
  for (const producto of changing) {
    await updateProducto(tx, producto.producto_id, { disponible });
    await record(tx, author, {
      accion: 'producto.edicion',
      objeto: productoAsObjeto(producto),
      antes: { disponible: !disponible },
      despues: { disponible },
    });
  }
  return changing.map(({ producto_id }) => producto_id);
}

/** Returns possible replacements of a product. Throws NO_ENCONTRADO. */
export async function reemplazosOf(db: Db, productoId: string): Promise<Reemplazo[]> {
  const producto = found(await findById(db, productoId));
  return findByIds(db, await findReemplazos(db, producto));
}
