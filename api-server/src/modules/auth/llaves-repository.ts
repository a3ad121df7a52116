import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { enlacesSolicitados, llaves } from '../../db/schema/accesos.ts';

/** What a secret opens. */
export type Para = (typeof llaves.$inferSelect)['para'];

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

export async function insertLlave(
  q: Queryable,
  { seconds, ...llave }: { huella: string; para: Para; usuario_id: string; seconds: number },
): Promise<void> {
  await q.insert(llaves).values({ ...llave, vence_en: ago(-seconds) });
}

/** Takes it, so that it is there once, and tells whose it was. */
export async function takeLlave(q: Queryable, para: Para, huella: string): Promise<string | undefined> {
  const [row] = await q
    .delete(llaves)
    .where(and(eq(llaves.huella, huella), eq(llaves.para, para), gt(llaves.vence_en, sql`now()`)))
    .returning({ usuarioId: llaves.usuario_id });
  return row?.usuarioId;
}

export const deleteLlaves = (q: Queryable, usuarioId: string) =>
  q.delete(llaves).where(eq(llaves.usuario_id, usuarioId));

export const deleteExpiredLlaves = (q: Queryable) => q.delete(llaves).where(lt(llaves.vence_en, sql`now()`));

/** Whether nobody asked for a link for this e-mail in the last `seconds`; from then on somebody has. */
export async function recordEnlace(q: Queryable, huella: string, seconds: number): Promise<boolean> {
  const { fecha } = enlacesSolicitados;
  const counted = await q
    .insert(enlacesSolicitados)
    .values({ huella, fecha: sql`now()` })
    .onConflictDoUpdate({
      target: enlacesSolicitados.huella,
      set: { fecha: sql`now()` },
      setWhere: lte(fecha, ago(seconds)),
    })
    .returning({ huella: enlacesSolicitados.huella });
  await q.delete(enlacesSolicitados).where(lte(fecha, ago(seconds)));
  return counted.length > 0;
}
