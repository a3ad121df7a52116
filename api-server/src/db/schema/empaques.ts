import { TIPOS_ESTANTE } from 'api-client/contract/words';
import { check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { categorias, marcas } from './catalogo.ts';
import { pedidos } from './pedidos.ts';
import { sql } from './types.ts';
import { usuarios } from './usuarios.ts';

/** The shelves in walking order. Each shelf holds a category or a brand. */
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

/** Each packing of an order. The newest one is valid. */
export const empaques = pgTable(
  'empaques',
  {
    /** The client creates the id, so that a repeated request is recognised. */
    empaque_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    bultos: integer().notNull(),
    /** Packed quantity of each product. */
    lineas: jsonb().$type<{ producto_id: string; cantidad: number }[]>().notNull(),
    /** Hash of the request. */
    huella: text().notNull(),
  },
  (t) => [
    index('empaques_pedido').on(t.pedido_id, t.fecha.desc()),
    index('empaques_usuario').on(t.usuario_id),
  ],
);
