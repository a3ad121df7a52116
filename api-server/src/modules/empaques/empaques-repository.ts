import { desc, eq, inArray, sql } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { empaques } from '../../db/schema/empaques.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

const { usuario_id, nombre, apellido } = usuarios;

/** Returns the newest packing of each of these orders. */
export const findLatest = (q: Queryable, pedidoIds: readonly string[]) =>
  q
    .selectDistinctOn([empaques.pedido_id], { empaque: empaques, usuario: { usuario_id, nombre, apellido } })
    .from(empaques)
    .innerJoin(usuarios, eq(usuarios.usuario_id, empaques.usuario_id))
    .where(inArray(empaques.pedido_id, [...pedidoIds]))
    .orderBy(empaques.pedido_id, desc(empaques.fecha));

export type EmpaqueRow = Awaited<ReturnType<typeof findLatest>>[number];

export const findEmpaque = (q: Queryable, id: string) =>
  first(q.select().from(empaques).where(eq(empaques.empaque_id, id)));

/**
 * Stores a packing and marks the order as packed.
 * @returns false if another packing has the id
 */
export async function insertEmpaque(
  tx: Tx,
  values: Omit<typeof empaques.$inferInsert, 'fecha'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(empaques)
    // Not the transaction's start, because the transaction may have waited for another.
    .values({ ...values, fecha: sql`clock_timestamp()` })
    .onConflictDoNothing()
    .returning({ id: empaques.empaque_id });
  if (inserted.length === 0) return false;
  const { pedido_id, bultos } = values;
  await tx.update(pedidos).set({ bultos }).where(eq(pedidos.pedido_id, pedido_id));
  return true;
}
