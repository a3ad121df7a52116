import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { productos } from './catalogo.ts';
import { centavos } from './types.ts';
import { usuarios } from './usuarios.ts';

/** What a customer has in the cart, on whatever device. */
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
    /** What one of it cost when it was put there, as the customer saw it; null where nobody knows. */
    precio: centavos(),
    puesta_en: timestamp({ withTimezone: true }).notNull(),
    /** What the customer wrote to the house beside it. */
    nota: text(),
    /** Another one after each change. */
    version: uuid().notNull(),
    /** The browser that changed it last: it knows what it wrote, whether it was answered or not. */
    dispositivo: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.usuario_id, t.producto_id] }),
    index('carritos_lineas_producto').on(t.producto_id),
  ],
);

/** What a customer has written to the house of all that is in the cart. */
export const carritosNotas = pgTable('carritos_notas', {
  usuario_id: uuid()
    .primaryKey()
    .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
  texto: text().notNull(),
  /** Both as a line's. */
  version: uuid().notNull(),
  dispositivo: uuid().notNull(),
});
