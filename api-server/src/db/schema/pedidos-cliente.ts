/** What customers send after they ordered. */
import { ESTADOS_PROPUESTA } from 'api-client/contract/words';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PropuestaLinea } from './kept.ts';
import { pedidos } from './pedidos.ts';
import { bytes, centavos, sql } from './types.ts';
import { usuarios } from './usuarios.ts';

/** Changes of orders that their customers proposed. Nothing of one changes but what became of it. */
export const propuestasPedidos = pgTable(
  'propuestas_pedidos',
  {
    propuesta_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    /** Who proposed it, of the customer's shop. */
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    /** The order's, as it has to be when this is accepted. */
    version: integer().notNull(),
    lineas: jsonb().$type<PropuestaLinea[]>().notNull(),
    /** Of the order, with it. */
    total_precio: centavos().notNull(),
    estado: text({ enum: ESTADOS_PROPUESTA }).notNull().default('abierta'),
    /** Why staff rejected it. */
    motivo: text(),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
    resuelta_en: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('propuestas_pedidos_abierta').on(t.pedido_id).where(sql`estado = 'abierta'`),
    index('propuestas_pedidos_pedido').on(t.pedido_id, t.fecha),
    index('propuestas_pedidos_usuario').on(t.usuario_id),
  ],
);

/** Pictures of what came with an order. In the database, not with the shop's pictures, which everybody may see. */
export const fotosPedidos = pgTable(
  'fotos_pedidos',
  {
    foto_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    /** SHA-256 of the file that was sent: the same again is the same. */
    huella: text().notNull(),
    /** A WebP file. */
    contenido: bytes().notNull(),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('fotos_pedidos_huella').on(t.pedido_id, t.huella), index('fotos_pedidos_fecha').on(t.fecha)],
);
