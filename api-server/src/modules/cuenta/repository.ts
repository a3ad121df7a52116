import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { cambiosDeCorreo } from '../../db/schema/access.ts';

const { usuario_id, email, de, vence_en } = cambiosDeCorreo;

/** Returns the requested e-mail that matches this hash, until the request expires. */
export const findCambio = (q: Queryable, usuarioId: string, hash: string) =>
  first(
    q
      .select({ email, vence_en, seconds: sql`extract(epoch from ${vence_en} - now())`.mapWith(Number) })
      .from(cambiosDeCorreo)
      .where(and(eq(usuario_id, usuarioId), eq(de, hash), gt(vence_en, sql`now()`))),
  );

/** Stores the requested e-mail and replaces an earlier request. */
export async function putCambio(
  tx: Tx,
  {
    seconds,
    ...cambio
  }: Pick<typeof cambiosDeCorreo.$inferInsert, 'usuario_id' | 'email' | 'de'> & {
    seconds: number;
  },
): Promise<void> {
  const values = {
    ...cambio,
    pedido_en: sql`now()`,
    vence_en: sql`now() + make_interval(secs => ${seconds})`,
  };
  await tx.insert(cambiosDeCorreo).values(values).onConflictDoUpdate({ target: usuario_id, set: values });
}

export const purgeCambios = (q: Queryable) => q.delete(cambiosDeCorreo).where(lte(vence_en, sql`now()`));
