import { setImmediate } from 'node:timers/promises';
import { zonaFinder } from 'api-client/contract/zona-of';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { LOCKS } from '../../db/locks.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { feriados, zonas } from '../../db/schema/zonas.ts';
import { versionedTable } from '../../db/versioned-table.ts';

export type ZonaRow = typeof zonas.$inferSelect;
export type ZonaValues = Omit<ZonaRow, 'zona_id' | 'version'>;
export type FeriadoRow = typeof feriados.$inferSelect;

/** Returns all zones by name. */
export const findZonas = (q: Queryable): Promise<ZonaRow[]> =>
  q.select().from(zonas).orderBy(sql`${zonas.nombre} COLLATE "alfabetico"`);

/** Prevents concurrent changes of zones until the transaction ends: the check for shared places reads all zones. */
export const lockZonas = (tx: Tx) => tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.zonas})`);

export const findZona = (q: Queryable, zonaId: string): Promise<ZonaRow | undefined> =>
  first(q.select().from(zonas).where(eq(zonas.zona_id, zonaId)));

export const zonaRows = { ...versionedTable(zonas, 'zona_id'), find: findZona };

export const findFeriados = (q: Queryable): Promise<FeriadoRow[]> =>
  q.select().from(feriados).orderBy(asc(feriados.fecha));

export async function replaceFeriados(tx: Tx, rows: readonly FeriadoRow[]): Promise<void> {
  await tx.delete(feriados);
  if (rows.length > 0) await tx.insert(feriados).values([...rows]);
}

/** SQL of an order's delivery address: the order's own, or else its account's. */
export const addressOf = (pedido: SQL, usuario: SQL): SQL =>
  sql`COALESCE(${pedido}.entrega->>'domicilio', ${usuario}.dom_fiscal)`;

export interface ZonedAddress {
  domicilio: string;
  /** Null for an address outside all zones. */
  zona_id: string | null;
}

/** Returns all distinct delivery addresses of orders, with their zones. */
export async function findZonedAddresses(q: Queryable): Promise<ZonedAddress[]> {
  const all = await findZonas(q);
  if (all.length === 0) return [];
  const { rows } = await q.execute<{ domicilio: string }>(sql`
    SELECT ${usuarios.dom_fiscal} AS domicilio FROM ${usuarios}
    UNION SELECT ${pedidos.entrega}->>'domicilio' FROM ${pedidos} WHERE ${pedidos.entrega} IS NOT NULL`);
  return zoneAddresses(
    rows.map(({ domicilio }) => domicilio),
    all,
  );
}

/** Number of addresses matched to zones before other requests get a turn. */
const ADDRESSES_PER_TURN = 50;

/** Cache of the last call: the addresses with their zones, and the zones' definitions. */
let last: { places: string; zoned: ReadonlyMap<string, string | null> } = { places: '', zoned: new Map() };

/**
 * Finds the zone of each address. Addresses of the last call keep their zones until any zone changes. Yields to the
 * event loop regularly: a shop with 10,000 addresses would block other requests.
 */
export async function zoneAddresses(
  domicilios: readonly string[],
  zonas: readonly ZonaRow[],
): Promise<ZonedAddress[]> {
  const places = JSON.stringify(
    zonas.map(({ zona_id, localidades, codigos_postales }) => [zona_id, localidades, codigos_postales]),
  );
  const cached = last.places === places ? last.zoned : new Map<string, string | null>();
  const zonaIn = zonaFinder(zonas);
  const zoned = new Map<string, string | null>();
  let searched = 0;
  for (const domicilio of domicilios) {
    const cachedZona = cached.get(domicilio);
    if (cachedZona === undefined && ++searched % ADDRESSES_PER_TURN === 0) await setImmediate();
    zoned.set(domicilio, cachedZona === undefined ? (zonaIn(domicilio)?.zona_id ?? null) : cachedZona);
  }
  last = { places, zoned };
  return domicilios.map((domicilio) => ({ domicilio, zona_id: zoned.get(domicilio) ?? null }));
}

/** Returns the condition for orders in this zone; null selects orders outside all zones. */
export async function inZonaCondition(q: Queryable, zonaId: string | null): Promise<SQL> {
  const addresses = await findZonedAddresses(q);
  // If the shop has no zones, every order is outside all zones.
  if (addresses.length === 0) return zonaId === null ? sql`true` : sql`false`;
  const domicilios = addresses.filter(({ zona_id }) => zona_id === zonaId).map(({ domicilio }) => domicilio);
  const isInDomicilios = sql`= ANY (${sql.param(domicilios)}::text[])`;
  return sql`CASE WHEN ${pedidos.entrega} IS NULL
    THEN ${pedidos.usuario_id} IN (SELECT ${usuarios.usuario_id} FROM ${usuarios} WHERE ${usuarios.dom_fiscal} ${isInDomicilios})
    ELSE ${pedidos.entrega}->>'domicilio' ${isInDomicilios} END`;
}
