import { index, integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { productos } from './catalogo.ts';
import { alphabetical, normalized, sql } from './types.ts';
import { usuarios } from './usuarios.ts';

/** A list of products that a customer keeps under a name of their own. */
export const listas = pgTable(
  'listas',
  {
    lista_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id, { onDelete: 'cascade' }),
    nombre: alphabetical().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('listas_nombre').on(t.usuario_id, normalized(sql`nombre`))],
);

/** What is on one, and how many of it as a rule. */
export const listasProductos = pgTable(
  'listas_productos',
  {
    lista_id: uuid()
      .notNull()
      .references(() => listas.lista_id, { onDelete: 'cascade' }),
    producto_id: uuid()
      .notNull()
      .references(() => productos.producto_id, { onDelete: 'cascade' }),
    cantidad: integer().notNull(),
    orden: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lista_id, t.producto_id] }),
    index('listas_productos_producto').on(t.producto_id),
  ],
);
