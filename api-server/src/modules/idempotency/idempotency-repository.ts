import { and, eq, lt, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { clavesIdempotencia } from '../../db/schema/pedidos.ts';

type Row = typeof clavesIdempotencia.$inferSelect;
/** A caller's `Idempotency-Key`. */
type Key = Pick<Row, 'usuario_id' | 'clave'>;
/** And a hash of what was asked for with it. */
export type KeyedRequest = Key & Pick<Row, 'huella'>;
/** What came of it. */
export type Outcome = Partial<Pick<Row, 'pedido_id' | 'producto_id' | 'cambio_id' | 'movimiento_id'>>;

const isKey = ({ usuario_id, clave }: Key) =>
  and(eq(clavesIdempotencia.usuario_id, usuario_id), eq(clavesIdempotencia.clave, clave));

/**
 * False when the key was used before. Whoever sends the same one meanwhile waits here until the first one's
 * transaction ends; if that one fails, the key is free again.
 */
export async function insertKey(tx: Tx, request: KeyedRequest): Promise<boolean> {
  const taken = await tx
    .insert(clavesIdempotencia)
    .values(request)
    .onConflictDoNothing()
    .returning({ clave: clavesIdempotencia.clave });
  return taken.length > 0;
}

export const findKey = (q: Queryable, key: Key): Promise<Row | undefined> =>
  first(q.select().from(clavesIdempotencia).where(isKey(key)));

export async function fillKey(tx: Tx, key: Key, outcome: Outcome): Promise<void> {
  await tx.update(clavesIdempotencia).set(outcome).where(isKey(key));
}

/**
 * Days that a key is known. An app keeps that of an order whose answer it never heard for as long as the cart: a
 * customer who comes back to that cart later than this and sends it again places another order.
 */
const KNOWN_DAYS = 90;

export const purgeKeys = (q: Queryable) =>
  q
    .delete(clavesIdempotencia)
    .where(lt(clavesIdempotencia.fecha, sql`now() - make_interval(days => ${KNOWN_DAYS})`));
