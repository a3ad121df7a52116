import { setImmediate } from 'node:timers/promises';
import { LIMITS } from 'api-client/contract';
import { zonaFinder, zonaOf } from 'api-client/contract/zona-of';
import { LRUCache } from 'lru-cache';
import { type Author, record } from '../../../bitacora/record.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { findHabituales, findPaid, type HabitualRow } from '../../../db/habituales.ts';
import { findPricesOf, type OwnPriced, type Prices, withOwnPrices } from '../../../db/own-prices.ts';
import type { StaffActor } from '../../../http/actor.ts';
import { found, Problem } from '../../../shared/problem.ts';
import { today } from '../../../shared/today.ts';
import { findNewestOf, type PedidoRow } from '../../pedidos/repository/pedidos.ts';
import { findByIds, type ProductoRow } from '../../productos/repository/productos.ts';
import { asObjeto } from '../../usuarios/mapper.ts';
import { findUsuario, lockUsuario, type UsuarioRow } from '../../usuarios/repository/usuarios.ts';
import { findZonas, type ZonaRow } from '../../zonas/repository.ts';
import {
  countNotas,
  deleteNota,
  findLastSesion,
  findMostOrdered,
  findNota,
  findNotas,
  findRecentCustomers,
  findYear,
  insertNota,
  type NotaRow,
  type Year,
} from '../repository.ts';
import { computeRhythm, type Rhythm } from '../rules.ts';

/** Popular products, for a customer who has ordered nothing yet. */

export interface Populares {
  de: 'zona' | 'todos';
  productos: OwnPriced<ProductoRow>[];
}

/** A zone with fewer popular products shows those of all customers. */
const FEWEST = 4;
/** Number of addresses matched to zones before other requests get a turn. */
const ZONES_PER_TURN = 50;
/** Milliseconds. The sums cover 90 days, so an hour hardly changes them. */
const CACHE_MS = 3_600_000;

type Ids = Promise<string[]>;
const cache = new WeakMap<Db, LRUCache<string, Ids>>();

/** Returns the product ids cached for an hour, by zone and its definition. Concurrent callers share one search. */
function getCachedIds(db: Db, key: string, find: () => Ids): Ids {
  const known = cache.get(db) ?? new LRUCache<string, Ids>({ max: 200, ttl: CACHE_MS });
  cache.set(db, known);
  const before = known.get(key);
  if (before) return before;
  const ids = find();
  known.set(key, ids);
  ids.catch(() => known.delete(key));
  return ids;
}

/** Returns the recent customers whose address is in the zone. */
async function findZonaCustomers(db: Db, zona: ZonaRow, zonas: readonly ZonaRow[]): Promise<string[]> {
  const zonaIn = zonaFinder(zonas);
  const customerIds: string[] = [];
  let compared = 0;
  for (const { usuario_id, dom_fiscal } of await findRecentCustomers(db)) {
    if (++compared % ZONES_PER_TURN === 0) await setImmediate();
    if (zonaIn(dom_fiscal)?.zona_id === zona.zona_id) customerIds.push(usuario_id);
  }
  return customerIds;
}

/** Returns those of these products that are available now, in the same order. */
async function inStock(db: Db, ids: string[], prices: Prices): Promise<OwnPriced<ProductoRow>[]> {
  const rows = await withOwnPrices(db, prices, await findByIds(db, ids));
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows
    .filter(({ esta_activo, disponible }) => esta_activo && disponible)
    .sort((a, b) => (places.get(a.producto_id) ?? 0) - (places.get(b.producto_id) ?? 0));
}

/**
 * Returns popular products of the customer's delivery zone, or of all customers if the zone has too few. Null if there
 * are none.
 */
async function popularesFor(db: Db, comercioId: string): Promise<Populares | null> {
  const prices = await findPricesOf(db, comercioId);
  const zonas = await findZonas(db);
  const zona =
    zonas.length > 0 ? zonaOf(found(await findUsuario(db, comercioId)).dom_fiscal, zonas) : undefined;
  if (zona) {
    const key = JSON.stringify([zona.zona_id, zonas.map(({ version }) => version)]);
    const ids = await getCachedIds(db, key, async () =>
      findMostOrdered(db, await findZonaCustomers(db, zona, zonas)),
    );
    const productos = await inStock(db, ids, prices);
    if (productos.length >= FEWEST) return { de: 'zona', productos };
  }
  const productos = await inStock(db, await getCachedIds(db, 'todos', () => findMostOrdered(db)), prices);
  return productos.length > 0 ? { de: 'todos', productos } : null;
}

export type Habitual = HabitualRow & { producto: OwnPriced<ProductoRow> };

/** Returns the products that a customer usually buys, with their current data and the customer's prices. Throws NO_ENCONTRADO. */
export async function getHabituales(db: Db, usuarioId: string): Promise<Habitual[]> {
  const rows = await findHabituales(db, usuarioId);
  if (rows.length === 0) found(await findUsuario(db, usuarioId));
  const ids = rows.map(({ producto_id }) => producto_id);
  const productos = await withOwnPrices(db, await findPricesOf(db, usuarioId), await findByIds(db, ids));
  const known = new Map(productos.map((producto) => [producto.producto_id, producto]));
  return rows.flatMap((row) => {
    const producto = known.get(row.producto_id);
    return producto ? [{ ...row, producto }] : [];
  });
}

export type MiHabitual = Habitual &
  Rhythm & {
    /** Unit price of the last purchase, in cents. */
    ultimo_precio: number;
  };

export interface MisHabituales {
  habituales: MiHabitual[];
  /** Only for a customer without usual products. */
  populares: Populares | null;
}

/**
 * Same as `getHabituales`, for the customer: adds the last price and whether each product is due, and leaves out
 * inactive products. A customer without usual products gets the most ordered ones.
 */
export async function getMisHabituales(db: Db, usuarioId: string): Promise<MisHabituales> {
  const all = await getHabituales(db, usuarioId);
  const sold = all.filter(({ producto }) => producto.esta_activo);
  if (sold.length === 0) return { habituales: [], populares: await popularesFor(db, usuarioId) };
  const paid = await findPaid(db, sold);
  const day = today();
  const habituales = sold.map((one) => ({
    ...one,
    ...computeRhythm(one, day),
    ultimo_precio: paid.get(one.producto_id) ?? one.producto.precio,
  }));
  return { habituales, populares: null };
}

export interface Resumen extends Year {
  ultimos: PedidoRow[];
  ultima_sesion: Date | null;
}

/** Returns a customer's orders of one year in total, their newest orders and their last visit. Throws NO_ENCONTRADO. */
export async function getResumen(db: Db, usuarioId: string): Promise<Resumen> {
  found(await findUsuario(db, usuarioId));
  const [year, ultimos, ultima_sesion] = await Promise.all([
    findYear(db, usuarioId),
    findNewestOf(db, usuarioId, LIMITS.resumenPedidos),
    findLastSesion(db, usuarioId),
  ]);
  return { ...year, ultimos, ultima_sesion };
}

interface OfUsuario {
  usuarioId: string;
  actor: StaffActor;
  author: Author;
}

/** Returns the staff notes about an account, newest first. Throws NO_ENCONTRADO. */
export async function getNotas(db: Db, usuarioId: string): Promise<NotaRow[]> {
  found(await findUsuario(db, usuarioId));
  return findNotas(db, usuarioId);
}

/**
 * Locks the account, so that nobody adds a note or erases the account meanwhile. Throws NO_ENCONTRADO, also for an
 * erased account.
 */
async function open(tx: Tx, usuarioId: string): Promise<UsuarioRow> {
  const usuario = found(await lockUsuario(tx, usuarioId));
  if (usuario.datos_borrados_en) throw new Problem('NO_ENCONTRADO');
  return usuario;
}

/** Adds a note about an account. Throws NO_ENCONTRADO, DEMASIADAS_NOTAS. */
export const annotate = (
  db: Db,
  { usuarioId, actor, author, texto }: OfUsuario & { texto: string },
): Promise<NotaRow> =>
  db.transaction(async (tx) => {
    const usuario = await open(tx, usuarioId);
    if ((await countNotas(tx, usuarioId)) >= LIMITS.notas) throw new Problem('DEMASIADAS_NOTAS');
    const notaId = await insertNota(tx, { usuario_id: usuarioId, autor_id: actor.usuarioId, texto });
    await record(tx, author, { accion: 'usuario.nota', objeto: asObjeto(usuario), despues: { nota: texto } });
    return found(await findNota(tx, usuarioId, notaId));
  });

/** Deletes a note. Only its author or an admin may. Throws NO_ENCONTRADO, SIN_PERMISO. */
export const removeNota = (
  db: Db,
  { usuarioId, actor, author, notaId }: OfUsuario & { notaId: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const usuario = await open(tx, usuarioId);
    const { nota } = found(await findNota(tx, usuarioId, notaId));
    if (nota.autor_id !== actor.usuarioId && !actor.isAdmin) throw new Problem('SIN_PERMISO');
    await deleteNota(tx, usuarioId, notaId);
    await record(tx, author, {
      accion: 'usuario.nota_borrada',
      objeto: asObjeto(usuario),
      antes: { nota: nota.texto },
    });
  });
