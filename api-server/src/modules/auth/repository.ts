import { LIMITS } from 'api-client/contract';
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { first, type Queryable } from '../../db/database.ts';
import { enlacesSolicitados, llaves } from '../../db/schema/access.ts';

/** Purpose of a one-time key. */
export type Purpose = (typeof llaves.$inferSelect)['para'];

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

export async function insertKey(
  q: Queryable,
  { seconds, ...key }: Omit<typeof llaves.$inferInsert, 'vence_en'> & { seconds: number },
): Promise<void> {
  await q.insert(llaves).values({ ...key, vence_en: ago(-seconds) });
}

const isGood = (purpose: Purpose, hash: string) =>
  and(eq(llaves.huella, hash), eq(llaves.para, purpose), gt(llaves.vence_en, sql`now()`));

/** The account's id, and the hash of the e-mail to which the key was mailed. */
const keyColumns = { usuarioId: llaves.usuario_id, correo: llaves.correo };

export const findKey = (q: Queryable, purpose: Purpose, hash: string) =>
  first(q.select(keyColumns).from(llaves).where(isGood(purpose, hash)));

/** Deletes the key and returns its owner, so that the key works once. */
export const takeKey = (q: Queryable, purpose: Purpose, hash: string) =>
  first(q.delete(llaves).where(isGood(purpose, hash)).returning(keyColumns));

/** Skips keys that another transaction is deleting: waiting for each other's rows would deadlock. */
export const deleteExpiredKeys = (q: Queryable) =>
  q
    .delete(llaves)
    .where(
      inArray(
        llaves.huella,
        q
          .select({ huella: llaves.huella })
          .from(llaves)
          .where(lt(llaves.vence_en, sql`now()`))
          .for('update', { skipLocked: true }),
      ),
    );

/** Deletes requests that no longer delay a new link. */
export const purgeResetRequests = (q: Queryable) => deleteOldRequests(q, LIMITS.resetWait);

/** Skips requests that another transaction writes: waiting for each other's rows would deadlock. */
const deleteOldRequests = (q: Queryable, seconds: number) =>
  q.delete(enlacesSolicitados).where(
    inArray(
      enlacesSolicitados.huella,
      q
        .select({ huella: enlacesSolicitados.huella })
        .from(enlacesSolicitados)
        .where(lte(enlacesSolicitados.fecha, ago(seconds)))
        .for('update', { skipLocked: true }),
    ),
  );

/** Records a request for a link. Returns false if the e-mail had a request in the last `seconds`. */
export async function recordResetLink(q: Queryable, hash: string, seconds: number): Promise<boolean> {
  const { fecha } = enlacesSolicitados;
  const counted = await q
    .insert(enlacesSolicitados)
    .values({ huella: hash, fecha: sql`now()` })
    .onConflictDoUpdate({
      target: enlacesSolicitados.huella,
      set: { fecha: sql`now()` },
      setWhere: lte(fecha, ago(seconds)),
    })
    .returning({ huella: enlacesSolicitados.huella });
  await deleteOldRequests(q, seconds);
  return counted.length > 0;
}
