import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { presencias } from '../../db/schema/presencias.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

/** Seconds without a signal until a person counts as gone. A background window may send only one signal a minute. */
const LAPSE = 90;

const { usuario_id, nombre, apellido } = usuarios;

export const listPresencias = (q: Queryable) =>
  q
    .select({ pedido_id: presencias.pedido_id, usuario: { usuario_id, nombre, apellido } })
    .from(presencias)
    .innerJoin(usuarios, eq(usuarios.usuario_id, presencias.usuario_id))
    .where(gt(presencias.vence, sql`now()`))
    .orderBy(asc(presencias.pedido_id), asc(usuarios.usuario_id));

export type PresenciaRow = Awaited<ReturnType<typeof listPresencias>>[number];

interface Place {
  pedidoId: string;
  usuarioId: string;
}

const at = ({ pedidoId, usuarioId }: Place) =>
  and(eq(presencias.pedido_id, pedidoId), eq(presencias.usuario_id, usuarioId));

/** Deletes this person's expired presences. */
export const deleteLapsed = (tx: Tx, usuarioId: string) =>
  tx.delete(presencias).where(and(eq(presencias.usuario_id, usuarioId), lte(presencias.vence, sql`now()`)));

/** @returns whether the person was absent before */
export async function upsertPresencia(tx: Tx, place: Place): Promise<boolean> {
  const vence = sql<Date>`now() + make_interval(secs => ${LAPSE})`;
  const updated = await tx.update(presencias).set({ vence }).where(at(place)).returning();
  if (updated.length > 0) return false;
  const { pedidoId: pedido_id, usuarioId } = place;
  await tx
    .insert(presencias)
    .values({ pedido_id, usuario_id: usuarioId, vence })
    .onConflictDoUpdate({ target: [presencias.pedido_id, presencias.usuario_id], set: { vence } });
  return true;
}

/** @returns whether the person was present */
export const deletePresencia = async (tx: Tx, place: Place): Promise<boolean> =>
  (await tx.delete(presencias).where(at(place)).returning()).length > 0;
