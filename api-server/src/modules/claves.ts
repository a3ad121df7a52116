import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '../db/database.ts';
import { clavesIdempotencia } from '../db/schema/pedidos.ts';
import { Problem } from '../http/problem.ts';

type Row = typeof clavesIdempotencia.$inferSelect;
/** A caller's `Idempotency-Key`. */
type Clave = Pick<Row, 'usuario_id' | 'clave'>;
/** And a hash of what was asked for with it. */
export type Envio = Pick<Row, 'usuario_id' | 'clave' | 'huella'>;
/** What came of it. */
type Hecho = Partial<Pick<Row, 'pedido_id' | 'producto_id'>>;

export const huellaDe = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex');

/**
 * Takes the key, or gives back what it was used for: CLAVE_REUTILIZADA when that was something else. Whoever sends
 * the same key meanwhile waits here until the first one's transaction ends; if that one fails, its key is free again.
 */
export async function claimClave(tx: Tx, envio: Envio): Promise<Hecho | undefined> {
  for (;;) {
    const [taken] = await tx.insert(clavesIdempotencia).values(envio).onConflictDoNothing().returning();
    if (taken) return undefined;
    const before = await findClave(tx, envio);
    if (before) return before;
  }
}

/** As `claimClave`, and takes nothing. */
export async function findClave(q: Queryable, envio: Envio): Promise<Hecho | undefined> {
  const [before] = await q.select().from(clavesIdempotencia).where(isClave(envio));
  if (before && before.huella !== envio.huella) throw new Problem('CLAVE_REUTILIZADA');
  return before;
}

export async function fillClave(tx: Tx, clave: Clave, hecho: Hecho): Promise<void> {
  await tx.update(clavesIdempotencia).set(hecho).where(isClave(clave));
}

const isClave = ({ usuario_id, clave }: Clave) =>
  and(eq(clavesIdempotencia.usuario_id, usuario_id), eq(clavesIdempotencia.clave, clave));
