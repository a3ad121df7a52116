import { bigint, bigserial, date, index, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from './types.ts';

/**
 * What lists and figures would count otherwise, kept by triggers in the transaction that changes it: how much there is
 * of something is the sum of its rows. Who changes something adds a row and waits for nobody; a row whose number is a
 * multiple of 64 has those of before it folded into one, of `cambio` 0.
 *
 * - `pedidos-mes`, `pedidos-dia`: by status, how many and what they cost, by the shop's calendar.
 * - `vendido`: units of the lines of orders that are sold, each once, and what they cost, by day.
 * - `vendido-categoria`: the same for each category that the product is in today.
 * - `productos`, `usuarios`: how many are in each of their lists, from the beginning of time.
 * - `cuenta`: how many lines the account of a customer has, and what they owe, likewise.
 */
export const sumas = pgTable(
  'sumas',
  {
    cambio: bigserial({ mode: 'number' }).notNull(),
    que: text({
      enum: ['pedidos-mes', 'pedidos-dia', 'vendido', 'vendido-categoria', 'productos', 'usuarios', 'cuenta'],
    }).notNull(),
    /** First day of what it is the sum of. */
    desde: date().notNull(),
    /** A status, the id of a category or of a customer, the name of a list. */
    grupo: text().notNull(),
    cantidad: bigint({ mode: 'number' }).notNull(),
    importe: numeric({ precision: 20, scale: 2 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.que, t.desde, t.grupo, t.cambio] }),
    index('sumas_por_plegar').on(t.cambio).where(sql`cambio > 0`),
  ],
);
