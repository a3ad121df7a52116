/** Popular products, for a customer who has ordered nothing yet. */
import { setImmediate } from 'node:timers/promises';
import { zonaFinder, zonaOf } from 'api-client/contract/zona-of';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/database.ts';
import { found } from '../../shared/problem.ts';
import { findByIds, type ProductoRow } from '../productos/productos-repository.ts';
import { findUsuario } from '../usuarios/usuarios-repository.ts';
import { findZonas, type ZonaRow } from '../zonas/zonas-repository.ts';
import { findMostOrdered, findRecentCustomers } from './populares-repository.ts';

export interface Populares {
  de: 'zona' | 'todos';
  productos: ProductoRow[];
}

/** A zone with fewer popular products shows those of all customers. */
const FEWEST = 4;
/** Number of addresses matched to zones before other requests get a turn. */
const AT_ONCE = 50;
/** Milliseconds. The sums cover 90 days, so an hour hardly changes them. */
const KEPT = 3_600_000;

type Ids = Promise<string[]>;
const kept = new WeakMap<Db, LRUCache<string, Ids>>();

/** Returns the product ids cached for an hour, by zone and its definition. Concurrent callers share one search. */
function idsOf(db: Db, key: string, find: () => Ids): Ids {
  const known = kept.get(db) ?? new LRUCache<string, Ids>({ max: 200, ttl: KEPT });
  kept.set(db, known);
  const before = known.get(key);
  if (before) return before;
  const ids = find();
  known.set(key, ids);
  ids.catch(() => known.delete(key));
  return ids;
}

/** Returns the recent customers whose address is in the zone. */
async function customersIn(db: Db, zona: ZonaRow, zonas: readonly ZonaRow[]): Promise<string[]> {
  const zonaIn = zonaFinder(zonas);
  const there: string[] = [];
  let compared = 0;
  for (const { usuario_id, dom_fiscal } of await findRecentCustomers(db)) {
    if (++compared % AT_ONCE === 0) await setImmediate();
    if (zonaIn(dom_fiscal)?.zona_id === zona.zona_id) there.push(usuario_id);
  }
  return there;
}

/** Returns those of these products that are available now, in the same order. */
async function inStock(db: Db, ids: string[]): Promise<ProductoRow[]> {
  const rows = await findByIds(db, ids);
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows
    .filter(({ esta_activo, disponible }) => esta_activo && disponible)
    .sort((a, b) => (places.get(a.producto_id) ?? 0) - (places.get(b.producto_id) ?? 0));
}

/**
 * Returns popular products of the customer's delivery zone, or of all customers if the zone has too few. Null if there
 * are none.
 */
export async function popularesFor(db: Db, comercioId: string): Promise<Populares | null> {
  const zonas = await findZonas(db);
  const zona =
    zonas.length > 0 ? zonaOf(found(await findUsuario(db, comercioId)).dom_fiscal, zonas) : undefined;
  if (zona) {
    const key = JSON.stringify([zona.zona_id, zonas.map(({ version }) => version)]);
    const ids = await idsOf(db, key, async () => findMostOrdered(db, await customersIn(db, zona, zonas)));
    const productos = await inStock(db, ids);
    if (productos.length >= FEWEST) return { de: 'zona', productos };
  }
  const productos = await inStock(db, await idsOf(db, 'todos', () => findMostOrdered(db)));
  return productos.length > 0 ? { de: 'todos', productos } : null;
}
