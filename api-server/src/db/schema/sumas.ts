import { bigint, bigserial, date, index, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sql } from './types.ts';

/**
 * Precomputed counts and totals for lists and figures. Triggers add a row in the transaction of the change, so writers
 * never wait for each other. The total is the sum of the rows. Each row whose number is a multiple of 64 folds the rows
 * before into one row with `cambio` 0.
 *
 * `pedidos-mes`, `pedidos-dia`: count and total of orders by status, in the shop's time zone.
 * `vendido`: units with `fraccion`, and total of the lines of sold orders, by day.
 * `vendido-categoria`: the same for each category that the product has today.
 * `productos`, `usuarios`: count of each of their lists, over all time.
 * `cuenta`: number of ledger entries and balance of a customer, over all time.
 */
export const sumas = pgTable(
  'sumas',
  {
    cambio: bigserial({ mode: 'number' }).notNull(),
    que: text({
      enum: ['pedidos-mes', 'pedidos-dia', 'vendido', 'vendido-categoria', 'productos', 'usuarios', 'cuenta'],
    }).notNull(),
    /** First day of the period. */
    desde: date().notNull(),
    /** A status, the id of a category or of a customer, or the name of a list. */
    grupo: text().notNull(),
    cantidad: bigint({ mode: 'number' }).notNull(),
    /** Added to `cantidad`: grams of sold goods, in kilos. */
    fraccion: numeric({ precision: 20, scale: 3 }).notNull().default('0'),
    importe: numeric({ precision: 20, scale: 2 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.que, t.desde, t.grupo, t.cambio] }),
    index('sumas_por_plegar').on(t.cambio).where(sql`cambio > 0`),
  ],
);
