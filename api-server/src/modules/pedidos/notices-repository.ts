import { and, eq, lte, sql } from 'drizzle-orm';
import { first, type Tx } from '../../db/database.ts';
import { pedidosNotices } from '../../db/schema/pedidos.ts';

type Notice = typeof pedidosNotices.$inferSelect;

/** What the customer knows, while there is something that they don't. */
export const findNotice = (tx: Tx, pedidoId: string): Promise<Notice | undefined> =>
  first(tx.select().from(pedidosNotices).where(eq(pedidosNotices.pedido_id, pedidoId)));

/** Keeps what the customer knows of an order that is being changed. What is kept already is from before, and stays. */
export async function keepNotice(tx: Tx, told: Omit<Notice, 'vence'>, wait: number): Promise<void> {
  // To the same moment as a job of this transaction's that waits as long.
  const vence = sql`now() + make_interval(secs => ${wait})`;
  await tx
    .insert(pedidosNotices)
    .values({ ...told, vence })
    .onConflictDoUpdate({
      target: pedidosNotices.pedido_id,
      set: { lineas: sql`coalesce(${pedidosNotices.lineas}, excluded.lineas)`, vence: sql`excluded.vence` },
    });
}

/** Takes it away, if it is time to tell. */
export const takeNotice = (tx: Tx, pedidoId: string): Promise<Notice | undefined> =>
  first(
    tx
      .delete(pedidosNotices)
      .where(and(eq(pedidosNotices.pedido_id, pedidoId), lte(pedidosNotices.vence, sql`now()`)))
      .returning(),
  );
