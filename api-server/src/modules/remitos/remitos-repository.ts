import { asc, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/database.ts';
import { remitos } from '../../db/schema/remitos.ts';
import { ajustes } from '../../db/schema/system.ts';

export type RemitoRow = typeof remitos.$inferSelect;

/** Of those of these orders that have been printed. */
export const findRemitos = (q: Queryable, pedidoIds: readonly string[]): Promise<RemitoRow[]> =>
  q
    .select()
    .from(remitos)
    .where(inArray(remitos.pedido_id, [...pedidoIds]))
    .orderBy(asc(remitos.numero));

/** Until the transaction is over nobody else takes a number: one that is given up again would be missing. */
export const lockNumeros = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`LOCK TABLE ${remitos} IN SHARE ROW EXCLUSIVE MODE`);

/** Gives the next numbers to these orders, in this order. */
export const insertRemitos = (tx: Tx, pedidoIds: readonly string[]): Promise<RemitoRow[]> =>
  tx
    .insert(remitos)
    .values(pedidoIds.map((pedido_id, at) => ({ pedido_id, numero: sql`${LAST} + ${at + 1}::integer` })))
    .returning();

const LAST = sql`coalesce(
  (SELECT max(${remitos.numero}) FROM ${remitos}),
  (SELECT ${ajustes.remitos_desde} - 1 FROM ${ajustes})
)`;
