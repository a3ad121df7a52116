import { DIRECCIONES, FORMAS_CAMBIO, ORIGENES_PRECIO, REDONDEOS } from 'api-client/contract/words';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos } from './types.ts';
import { usuarios } from './usuarios.ts';

/** A change of many prices at once, as it was asked for; what it did to each product stands in `precios_historia`. */
export const cambiosDePrecios = pgTable(
  'cambios_de_precios',
  {
    cambio_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Which products, as people read it. */
    seleccion: text().notNull(),
    forma: text({ enum: FORMAS_CAMBIO }).notNull(),
    /** Hundredths of a percent, or cents. */
    ajuste: centavos().notNull(),
    redondeo: text({ enum: REDONDEOS }).notNull(),
    direccion: text({ enum: DIRECCIONES }).notNull(),
    /** Whether what got cheaper went on promotion. */
    oferta: boolean().notNull(),
    suben: integer().notNull(),
    bajan: integer().notNull(),
    rechazados: integer().notNull(),
    /** When it is to be done, if not at once. */
    desde: timestamp({ withTimezone: true, precision: 3 }),
    /** When its promotion ends. */
    hasta: timestamp({ withTimezone: true, precision: 3 }),
    /** Nothing while it waits. */
    hecho_en: timestamp({ withTimezone: true, precision: 3 }).defaultNow(),
    /** How many had another price by then. */
    salteados: integer().notNull().default(0),
    /** When its job failed after all retries. Null again once it is tried again, done or taken back. */
    fallo_en: timestamp({ withTimezone: true, precision: 3 }),
    fallo_motivo: text(),
    deshecho_en: timestamp({ withTimezone: true, precision: 3 }),
    deshecho_por: uuid().references(() => usuarios.usuario_id),
    /** How many got their old price when it was taken back. */
    repuestos: integer(),
  },
  (t) => [
    index('cambios_de_precios_fecha').on(t.fecha, t.cambio_id),
    index('cambios_de_precios_usuario').on(t.usuario_id),
    index('cambios_de_precios_deshecho_por').on(t.deshecho_por),
  ],
);

/**
 * What a change that waits is to do, each product as it was seen. Done, only those stay here that were otherwise by then,
 * and that it left alone. It refers to no table, as the history.
 */
export const preciosProgramados = pgTable(
  'precios_programados',
  {
    cambio_id: uuid().notNull(),
    producto_id: uuid().notNull(),
    antes: centavos().notNull(),
    nuevo: centavos().notNull(),
    oferta_antes: centavos(),
    promocion_antes: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cambio_id, t.producto_id] }),
    index('precios_programados_producto').on(t.producto_id),
  ],
);

/**
 * Each change of a product's price. A trigger of `productos` writes it, whatever changed the price: who and in what,
 * the transaction says before (`tellOrigen`). It refers to no table: a check of each of 100,000 rows would cost seconds,
 * and no product is ever deleted.
 */
export const preciosHistoria = pgTable(
  'precios_historia',
  {
    producto_id: uuid().notNull(),
    historia_id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Nobody, where the shop's machine did it. */
    usuario_id: uuid(),
    origen: text({ enum: ORIGENES_PRECIO }).notNull(),
    /** Of many at once, or of that being taken back. */
    cambio_id: uuid(),
    antes: centavos().notNull(),
    precio: centavos().notNull(),
    /** The promotion that came with it, if one did: what `precio_antes_oferta` was, and what it became. */
    con_oferta: boolean().notNull(),
    oferta_antes: centavos(),
    oferta: centavos(),
    promocion_antes: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.producto_id, t.historia_id] }),
    index('precios_historia_cambio').on(t.cambio_id, t.producto_id),
  ],
);
