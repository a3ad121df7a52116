import { index, integer, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { productos } from './catalogo.ts';
import { alphabetical, normalized, sql } from './types.ts';
import { usuarios } from './usuarios.ts';

/** A customer's named list of products. */
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

/** The products of a list with their usual quantities. */
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
