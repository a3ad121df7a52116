import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { pedidos } from './pedidos.ts';

/** The delivery note of an order, from the first time that it is printed: its number and date stay. */
export const remitos = pgTable('remitos', {
  /** Without a cascade: a number that was given is never given again, and none is missing. */
  pedido_id: uuid()
    .primaryKey()
    .references(() => pedidos.pedido_id),
  numero: integer().notNull().unique(),
  fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
