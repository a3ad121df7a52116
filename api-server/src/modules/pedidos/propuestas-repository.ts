import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { pedidos } from '../../db/schema/pedidos.ts';
import { propuestasPedidos } from '../../db/schema/pedidos-cliente.ts';
import { idsOfCliente } from './pedidos-repository.ts';

export type PropuestaRow = typeof propuestasPedidos.$inferSelect;

const { pedido_id, estado, fecha, propuesta_id } = propuestasPedidos;

/** The newest proposal for an order, whatever became of it. */
export const findPropuesta = (q: Queryable, pedidoId: string): Promise<PropuestaRow | undefined> =>
  first(
    q
      .select()
      .from(propuestasPedidos)
      .where(eq(pedido_id, pedidoId))
      .orderBy(desc(fecha), desc(propuesta_id))
      .limit(1),
  );

/** Whether an order has an open proposal, for a query of orders. */
export const hasPropuesta = sql<boolean>`EXISTS (SELECT 1 FROM ${propuestasPedidos}
  WHERE ${pedido_id} = ${pedidos.pedido_id} AND ${estado} = 'abierta')`;

export const insertPropuesta = (
  tx: Tx,
  propuesta: Pick<PropuestaRow, 'pedido_id' | 'usuario_id' | 'version' | 'lineas' | 'total_precio'>,
) =>
  // The moment itself: the transaction may have waited for another proposal, which would then seem the later one.
  tx
    .insert(propuestasPedidos)
    .values({ ...propuesta, propuesta_id: uuidv7(), fecha: sql`clock_timestamp()` });

/** Closes the open proposal for an order, if there is one, and returns the proposal. The order is locked. */
export const closePropuesta = (
  tx: Tx,
  pedidoId: string,
  outcome: { estado: Exclude<PropuestaRow['estado'], 'abierta'>; motivo?: string },
): Promise<PropuestaRow | undefined> =>
  first(
    tx
      .update(propuestasPedidos)
      .set({ ...outcome, resuelta_en: sql`clock_timestamp()` })
      .where(and(eq(pedido_id, pedidoId), eq(estado, 'abierta')))
      .returning(),
  );

/** What a customer proposed, of all their orders. */
export const findPropuestasOf = (q: Queryable, usuarioId: string) =>
  q
    .select()
    .from(propuestasPedidos)
    .where(inArray(pedido_id, idsOfCliente(q, usuarioId)))
    .orderBy(fecha);

export const deletePropuestasOf = (tx: Tx, usuarioId: string) =>
  tx.delete(propuestasPedidos).where(inArray(pedido_id, idsOfCliente(tx, usuarioId)));
