import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { llaves } from '../../db/schema/accesos.ts';

type Para = (typeof llaves.$inferSelect)['para'];

export const huellaDe = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A secret that opens something once, within `seconds`. It is told here and never again. */
export async function crearLlave(
  q: Queryable,
  { para, usuarioId, seconds }: { para: Para; usuarioId: string; seconds: number },
): Promise<string> {
  const secreto = randomBytes(32).toString('base64url');
  await q.delete(llaves).where(lt(llaves.vence_en, sql`now()`));
  await q.insert(llaves).values({
    huella: huellaDe(secreto),
    para,
    usuario_id: usuarioId,
    vence_en: sql`now() + make_interval(secs => ${seconds})`,
  });
  return secreto;
}

/** Whose secret it was, if it was good; from then on it is not. Two who come with it at once: one gets in. */
export async function usarLlave(q: Queryable, para: Para, secreto: string): Promise<string | undefined> {
  const [row] = await q
    .delete(llaves)
    .where(and(eq(llaves.huella, huellaDe(secreto)), eq(llaves.para, para), gt(llaves.vence_en, sql`now()`)))
    .returning({ usuarioId: llaves.usuario_id });
  return row?.usuarioId;
}

/** Whatever the user has been given opens nothing any more. */
export const tirarLlaves = (q: Queryable, usuarioId: string) =>
  q.delete(llaves).where(eq(llaves.usuario_id, usuarioId));
