import { TIPOS_ESTANTE } from 'api-client/contract/words';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { categorias, marcas } from './catalogo.ts';
import { pedidos } from './pedidos.ts';
import { sql } from './types.ts';
import { usuarios } from './usuarios.ts';

/** The shelves in the order in which one walks along them, each a category's or a brand's. */
export const estantes = pgTable(
  'estantes',
  {
    orden: integer().primaryKey(),
    tipo: text({ enum: TIPOS_ESTANTE }).notNull(),
    categoria_id: uuid().references(() => categorias.categoria_id),
    marca_id: uuid().references(() => marcas.marca_id),
  },
  (t) => [
    unique('estantes_categoria').on(t.categoria_id),
    unique('estantes_marca').on(t.marca_id),
    check(
      'estantes_validos',
      sql`CASE tipo WHEN 'categoria' THEN categoria_id IS NOT NULL AND marca_id IS NULL
        WHEN 'marca' THEN marca_id IS NOT NULL AND categoria_id IS NULL ELSE false END`,
    ),
  ],
);

/** Each time that an order was packed. The newest one holds. */
export const empaques = pgTable(
  'empaques',
  {
    /** Whoever packs makes it: what is sent again after an answer that was lost is known by it. */
    empaque_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    bultos: integer().notNull(),
    /** What was packed of each product. */
    lineas: jsonb().$type<{ producto_id: string; cantidad: number }[]>().notNull(),
    /** Hash of what was sent. */
    huella: text().notNull(),
  },
  (t) => [
    index('empaques_pedido').on(t.pedido_id, t.fecha.desc()),
    index('empaques_usuario').on(t.usuario_id),
  ],
);
