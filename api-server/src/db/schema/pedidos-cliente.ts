/** Data that customers send after an order. */
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
import { pedidos } from './pedidos.ts';
import type { PropuestaLinea } from './stored-json.ts';
import { bytes, centavos, sql } from './types.ts';
import { usuarios } from './usuarios.ts';

/** Changes to orders that customers proposed. Only the outcome of a proposal changes later. */
export const propuestasPedidos = pgTable(
  'propuestas_pedidos',
  {
    propuesta_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    /** The user of the customer's shop who made the proposal. */
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    /** Version of the order. Accepting requires the same version. */
    version: integer().notNull(),
    lineas: jsonb().$type<PropuestaLinea[]>().notNull(),
    /** Total of the order with the proposal, in cents. */
    total_precio: centavos().notNull(),
    estado: text({ enum: ESTADOS_PROPUESTA }).notNull().default('abierta'),
    /** Staff's reason for a rejection. */
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

/** Customers' photos of received goods. They are stored in the database, because the shop's pictures are public. */
export const fotosPedidos = pgTable(
  'fotos_pedidos',
  {
    foto_id: uuid().primaryKey(),
    pedido_id: uuid()
      .notNull()
      .references(() => pedidos.pedido_id, { onDelete: 'cascade' }),
    /** SHA-256 of the uploaded file, to recognise a repeated upload. */
    huella: text().notNull(),
    contenido: bytes().notNull(),
    fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [unique('fotos_pedidos_huella').on(t.pedido_id, t.huella), index('fotos_pedidos_fecha').on(t.fecha)],
);
