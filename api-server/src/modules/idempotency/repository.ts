import { and, eq, lt, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { clavesIdempotencia } from '../../db/schema/pedidos.ts';

type Row = typeof clavesIdempotencia.$inferSelect;
/** A caller's `Idempotency-Key`. */
type Key = Pick<Row, 'usuario_id' | 'clave'>;
/** The key with a hash of the request. */
export type KeyedRequest = Key & Pick<Row, 'huella'>;
/** Result of the request. */
export type Outcome = Partial<Pick<Row, 'pedido_id' | 'producto_id' | 'cambio_id' | 'movimiento_id'>>;

const isKey = ({ usuario_id, clave }: Key) =>
  and(eq(clavesIdempotencia.usuario_id, usuario_id), eq(clavesIdempotencia.clave, clave));

/**
 * Stores the key. Returns false if the key was used before. A concurrent request with the same key waits for the first
 * transaction. If that transaction fails, the key is free again.
 */
export async function insertKey(tx: Tx, request: KeyedRequest): Promise<boolean> {
  const inserted = await tx
    .insert(clavesIdempotencia)
    .values(request)
    .onConflictDoNothing()
    .returning({ clave: clavesIdempotencia.clave });
  return inserted.length > 0;
}

export const findKey = (q: Queryable, key: Key): Promise<Row | undefined> =>
  first(q.select().from(clavesIdempotencia).where(isKey(key)));

export async function fillKey(tx: Tx, key: Key, outcome: Outcome): Promise<void> {
  await tx.update(clavesIdempotencia).set(outcome).where(isKey(key));
}

/**
 * Days for which a key is stored. The app keeps an unanswered order's key as long as the cart. A customer who resends
 * that cart later places a second order.
 */
const KEY_DAYS = 90;

export const purgeKeys = (q: Queryable) =>
  q
    .delete(clavesIdempotencia)
    .where(lt(clavesIdempotencia.fecha, sql`now() - make_interval(days => ${KEY_DAYS})`));
