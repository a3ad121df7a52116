import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { productos } from './catalogo.ts';
import { usuarios } from './usuarios.ts';

/** Which mails a customer wants; nobody's row says: none but about their orders. */
export const wantedCorreos = pgTable('correos_queridos', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
  /** By chance: whoever has such a mail in hand ends them by it, without a session and for as long as the account is there. */
  codigo: uuid().notNull().unique(),
  stock: boolean().notNull().default(true),
  precios: boolean().notNull().default(false),
  /** Percent. */
  porcentaje: integer().notNull(),
  /** What usual products cost then is what they are compared with. */
  precios_fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Who waits for which product. Gone when it is told. */
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
    /** Since when it is seen to be there again, without a break. */
    disponible_fecha: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.producto_id] }),
    index('avisos_de_stock_producto').on(t.producto_id),
  ],
);
