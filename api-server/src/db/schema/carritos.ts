import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { productos } from './catalogo.ts';
import { centavos } from './types.ts';
import { usuarios } from './usuarios.ts';

/** A customer's cart, shared by all devices. */
export const carritosLineas = pgTable(
  'carritos_lineas',
  {
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    producto_id: uuid()
      .notNull()
      .references(() => productos.producto_id, { onDelete: 'cascade' }),
    cantidad: integer().notNull(),
    /** Price per unit in cents that the customer saw when adding the product; null when unknown. */
    precio: centavos(),
    puesta_en: timestamp({ withTimezone: true }).notNull(),
    /** The customer's note to the shop about this line. */
    nota: text(),
    /** A new value after each change. */
    version: uuid().notNull(),
    /** The browser of the last change, which thereby recognises its own change after a lost answer. */
    dispositivo: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.producto_id] }),
    index('carritos_lineas_producto').on(t.producto_id),
  ],
);

/** The customer's note to the shop about the whole cart. */
export const carritosNotas = pgTable('carritos_notas', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
  texto: text().notNull(),
  /** As in `carritosLineas`. */
  version: uuid().notNull(),
  dispositivo: uuid().notNull(),
});
