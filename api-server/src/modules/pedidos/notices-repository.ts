import { and, eq, lte, sql } from 'drizzle-orm';
import { first, type Tx } from '../../db/database.ts';
import { pedidosNotices } from '../../db/schema/pedidos.ts';

type Notice = typeof pedidosNotices.$inferSelect;

/** Returns the order's state that the customer knows, while a notice is pending. */
export const findNotice = (tx: Tx, pedidoId: string): Promise<Notice | undefined> =>
  first(tx.select().from(pedidosNotices).where(eq(pedidosNotices.pedido_id, pedidoId)));

/** Stores the order's state that the customer knows before a change. An existing notice is older, so its state stays. */
export async function keepNotice(tx: Tx, told: Omit<Notice, 'vence'>, wait: number): Promise<void> {
  // Same clock as the job of this transaction: both use now() plus the wait.
  const vence = sql`now() + make_interval(secs => ${wait})`;
  await tx
    .insert(pedidosNotices)
    .values({ ...told, vence })
    .onConflictDoUpdate({
      target: pedidosNotices.pedido_id,
      set: { lineas: sql`coalesce(${pedidosNotices.lineas}, excluded.lineas)`, vence: sql`excluded.vence` },
    });
}

/** Deletes and returns the notice, if its time has come. */
export const takeNotice = (tx: Tx, pedidoId: string): Promise<Notice | undefined> =>
  first(
    tx
      .delete(pedidosNotices)
      .where(and(eq(pedidosNotices.pedido_id, pedidoId), lte(pedidosNotices.vence, sql`now()`)))
      .returning(),
  );
