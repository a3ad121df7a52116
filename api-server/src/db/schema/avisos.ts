import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { productos } from './catalogo.ts';
import { usuarios } from './usuarios.ts';

/** Optional mails that a customer wants. Without a row, the customer gets only mails about orders. */
export const wantedCorreos = pgTable('correos_queridos', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
  /** Random code in the mails' unsubscribe link, which needs no session. Valid as long as the account exists. */
  codigo: uuid().notNull().unique(),
  stock: boolean().notNull().default(true),
  precios: boolean().notNull().default(false),
  /** Percent. */
  porcentaje: integer().notNull(),
  /** Price notices compare with the prices at this time. */
  precios_fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Customers who wait for a product. The row is deleted after the mail. */
export const stockAvisos = pgTable(
  'avisos_de_stock',
  {
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    producto_id: uuid()
      .notNull()
      .references(() => productos.producto_id, { onDelete: 'cascade' }),
    pedido_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Start of the product's current availability, or null. */
    disponible_fecha: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.producto_id] }),
    index('avisos_de_stock_producto').on(t.producto_id),
  ],
);
