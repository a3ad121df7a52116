import { randomUUID } from 'node:crypto';
import { LIMITS, type OperationOf } from 'api-client/contract';
import type { NoticeKind } from 'api-client/contract/mis-avisos';
import type { z } from 'zod';
import type { Db, Queryable, Tx } from '../../db/database.ts';
import { findPricesOf, type Prices, withOwnPrices } from '../../db/own-prices.ts';
import { type MailDeps, mailOwner } from '../../mail/mail-owner.ts';
import { backInStock, preciosChanged } from '../../mail/notice-mails.ts';
import { isAdmitted } from '../../shared/access.ts';
import { found, Problem } from '../../shared/problem.ts';
import { getHabituales } from '../clientes/service/clientes.ts';
import {
  deleteNotice,
  findAwaitedProductos,
  findListeners,
  findMailChoices,
  findPreciosThen,
  findProducto,
  insertNotice,
  lockDue,
  lockListener,
  markPreciosMailed,
  noteDisponibles,
  saveMailChoices,
  switchTipo,
} from './repository.ts';

/** Percent, until the user chooses another. */
const USUAL_PORCENTAJE = 10;

type AvisosBody = z.output<OperationOf<'misAvisos.update'>['body']['schema']>;

export const avisosOf = async (q: Queryable, usuarioId: string) => {
  const {
    stock = true,
    precios = false,
    porcentaje = USUAL_PORCENTAJE,
  } = (await findMailChoices(q, usuarioId)) ?? {};
  return { stock, precios, porcentaje, productos: await findAwaitedProductos(q, usuarioId) };
};

/** Keeps the code, because sent mails contain it. Prices are compared with those at the time of switching on. */
export const saveAvisos = (db: Db, usuarioId: string, { stock, precios, porcentaje }: AvisosBody) =>
  db.transaction(async (tx) => {
    const before = await findMailChoices(tx, usuarioId);
    const turnedOn = precios && !before?.precios;
    await saveMailChoices(tx, {
      ...rowOf(usuarioId),
      stock,
      precios,
      porcentaje,
      ...(turnedOn && { precios_fecha: new Date() }),
    });
    return avisosOf(tx, usuarioId);
  });

const rowOf = (usuario_id: string) => ({ usuario_id, codigo: randomUUID() });

/**
 * Adds a product to the alerts and turns these mails on again. Throws NO_ENCONTRADO for a product that is not sold,
 * DEMASIADOS_AVISOS.
 */
export const requestStockNotice = (db: Db, usuarioId: string, productoId: string) =>
  db.transaction(async (tx) => {
    const producto = found(await findProducto(tx, productoId));
    if (!producto.esta_activo) throw new Problem('NO_ENCONTRADO');
    const { porcentaje = USUAL_PORCENTAJE } = (await findMailChoices(tx, usuarioId)) ?? {};
    await saveMailChoices(tx, { ...rowOf(usuarioId), porcentaje, stock: true });
    const awaited = await findAwaitedProductos(tx, usuarioId);
    const isAwaited = awaited.some((one) => one.producto_id === productoId);
    if (!isAwaited && awaited.length >= LIMITS.avisosPerUsuario) throw new Problem('DEMASIADOS_AVISOS');
    await insertNotice(tx, usuarioId, productoId);
    return avisosOf(tx, usuarioId);
  });

export async function cancelStockNotice(db: Db, usuarioId: string, productoId: string) {
  await deleteNotice(db, usuarioId, productoId);
  return avisosOf(db, usuarioId);
}

/** Switches mails with the code of a mail. Throws ENLACE_INVALIDO. A repeated call changes nothing. */
export const switchByCodigo = (db: Db, { codigo, tipo }: { codigo: string; tipo: NoticeKind }, on: boolean) =>
  db.transaction(async (tx: Tx) => {
    if (!(await switchTipo(tx, codigo, tipo, on))) throw new Problem('ENLACE_INVALIDO');
  });

type Deps = MailDeps & { db: Db };

/** Runs daily: mails each subscriber their usual products whose price changed by more than the chosen percent. */
export async function tellPrecios(deps: Deps): Promise<void> {
  for (const { usuario_id } of await findListeners(deps.db)) await tellOne(deps, usuario_id);
}

/** Compares with the prices of the last mail, so that small changes add up and no change is mailed twice. */
const tellOne = (deps: Deps, usuarioId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const listener = await lockListener(tx, usuarioId);
    if (!listener || !isAdmitted(listener.usuario, listener.titular)) return;
    const { porcentaje, precios_fecha, codigo } = listener.wanted;
    const comercioId = listener.titular?.usuario_id ?? usuarioId;
    const productos = (await getHabituales(deps.db, comercioId))
      .map(({ producto }) => producto)
      .filter(({ esta_activo }) => esta_activo);
    const ids = productos.map(({ producto_id }) => producto_id);
    const prices = await findPricesOf(tx, comercioId);
    const then = await findOwnThen(tx, prices, await findPreciosThen(tx, ids, precios_fecha));
    const changed = productos.flatMap((producto) => {
      const { nombre, precio, tipo_de_precio } = producto;
      const antes = then.get(producto.producto_id);
      return antes !== undefined && isMore(antes, precio, porcentaje)
        ? { nombre, antes, precio, tipo_de_precio, alicuota: producto.alicuota_iva / 100 }
        : [];
    });
    if (changed.length === 0) return;
    await markPreciosMailed(tx, usuarioId);
    await mailOwner(tx, deps, listener.usuario, (to) =>
      preciosChanged({ ...to, codigo, productos: changed, modo: prices.iva }),
    );
  });

/** Returns what the former base prices make in today's terms of the shop: only changed prices are news. In cents. */
async function findOwnThen(tx: Tx, prices: Prices, bases: ReadonlyMap<string, number>) {
  const rows = [...bases].map(([producto_id, precio]) => ({ producto_id, precio }));
  const owned = await withOwnPrices(tx, prices, rows);
  return new Map(owned.map(({ producto_id, precio }) => [producto_id, precio]));
}

/** Prices in cents. From zero, any price is a change above the percentage. */
const isMore = (antes: number, ahora: number, porcentaje: number): boolean =>
  Math.abs(ahora - antes) * 100 > antes * porcentaje;

/** Seconds for which a product must be available before the mail. A mistake is corrected by then. */
const SURE_AFTER = 5 * 60;

/**
 * Mails customers about awaited products that are available again, all in one mail, and removes those alerts. Alerts of
 * closed accounts wait until the account is open again.
 */
export async function tellStock(deps: MailDeps & { db: Db }, sureAfter = SURE_AFTER): Promise<void> {
  await noteDisponibles(deps.db);
  await deps.db.transaction(async (tx) => {
    const due = (await lockDue(tx, sureAfter)).filter(({ usuario, titular }) => isAdmitted(usuario, titular));
    for (const rows of Map.groupBy(due, ({ usuario }) => usuario.usuario_id).values()) {
      const [one] = rows;
      if (!one) continue;
      await mailOwner(tx, deps, one.usuario, (to) =>
        backInStock({ ...to, codigo: one.codigo, productos: rows }),
      );
      for (const { producto_id } of rows) await deleteNotice(tx, one.usuario.usuario_id, producto_id);
    }
  });
}
