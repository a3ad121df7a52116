import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, type Queryable, type Tx } from '../../../db/database.ts';
import { pedidos } from '../../../db/schema/pedidos.ts';
import { propuestasPedidos } from '../../../db/schema/pedidos-cliente.ts';
import { idsOfCliente } from './pedidos.ts';

export type PropuestaRow = typeof propuestasPedidos.$inferSelect;

const { pedido_id, estado, fecha, propuesta_id } = propuestasPedidos;

/** Returns the newest proposal for an order, open or closed. */
export const findPropuesta = (q: Queryable, pedidoId: string): Promise<PropuestaRow | undefined> =>
  first(
    q
      .select()
      .from(propuestasPedidos)
      .where(eq(pedido_id, pedidoId))
      .orderBy(desc(fecha), desc(propuesta_id))
      .limit(1),
  );

/** SQL: true when the order has an open proposal. */
export const hasPropuesta = sql<boolean>`EXISTS (SELECT 1 FROM ${propuestasPedidos}
  WHERE ${pedido_id} = ${pedidos.pedido_id} AND ${estado} = 'abierta')`;

export const insertPropuesta = (
  tx: Tx,
  propuesta: Pick<PropuestaRow, 'pedido_id' | 'usuario_id' | 'version' | 'lineas' | 'total_precio'>,
) =>
  // Not now(), the start of the transaction: after a wait for a lock, this proposal would seem older than the
  // other.
  tx
    .insert(propuestasPedidos)
    .values({ ...propuesta, propuesta_id: uuidv7(), fecha: sql`clock_timestamp()` });

/** Closes and returns the open proposal for a locked order; undefined when there is none. */
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

/** Returns all proposals of a customer, oldest first. */
export const findPropuestasOf = (q: Queryable, usuarioId: string) =>
  q
    .select()
    .from(propuestasPedidos)
    .where(inArray(pedido_id, idsOfCliente(q, usuarioId)))
    .orderBy(fecha);

export const deletePropuestasOf = (tx: Tx, usuarioId: string) =>
  tx.delete(propuestasPedidos).where(inArray(pedido_id, idsOfCliente(tx, usuarioId)));
