import { DIRECCIONES, FORMAS_CAMBIO, ORIGENES_PRECIO, REDONDEOS } from 'api-client/contract/words';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { centavos } from './types.ts';
import { usuarios } from './usuarios.ts';

/** A rule of an agreement, as stored with a change of the agreement's list; `ajuste` in percent. */
export interface StoredRegla {
  orden: number;
  marca_id: string | null;
  categoria_id: string | null;
  ajuste: number;
  redondeo: (typeof REDONDEOS)[number];
  direccion: (typeof DIRECCIONES)[number];
}

/** A change of many prices, as requested. `precios_historia` has the effect on each product. */
export const cambiosDePrecios = pgTable(
  'cambios_de_precios',
  {
    cambio_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Readable description of the selected products. */
    seleccion: text().notNull(),
    forma: text({ enum: FORMAS_CAMBIO }).notNull(),
    /** Hundredths of a percent, or cents. */
    ajuste: centavos().notNull(),
    redondeo: text({ enum: REDONDEOS }).notNull(),
    direccion: text({ enum: DIRECCIONES }).notNull(),
    /** Whether products with a lower price went on promotion. */
    oferta: boolean().notNull(),
    suben: integer().notNull(),
    bajan: integer().notNull(),
    rechazados: integer().notNull(),
    /** Scheduled time; null for an immediate change. */
    desde: timestamp({ withTimezone: true, precision: 3 }),
    /** End of the promotion. */
    hasta: timestamp({ withTimezone: true, precision: 3 }),
    /** Null while the change is scheduled. */
    hecho_en: timestamp({ withTimezone: true, precision: 3 }).defaultNow(),
    /** Number of products skipped because their price had changed meanwhile. */
    salteados: integer().notNull().default(0),
    /** Time of the failure after all retries. Null again after a retry, success or cancellation. */
    fallo_en: timestamp({ withTimezone: true, precision: 3 }),
    fallo_motivo: text(),
    deshecho_en: timestamp({ withTimezone: true, precision: 3 }),
    deshecho_por: uuid().references(() => usuarios.usuario_id),
    /** Number of products that got their old price back in the reversal. */
    repuestos: integer(),
    /** For a change of an agreement's whole list, the agreement. No foreign key: the agreement may be deleted later. */
    condicion_id: uuid(),
    /** For a change of a list, the agreement's rules before and after. */
    reglas_antes: jsonb().$type<StoredRegla[]>(),
    reglas: jsonb().$type<StoredRegla[]>(),
    /** Number of own prices of agreements that the change set, and that the reversal restored. */
    propios: integer().notNull().default(0),
    propios_repuestos: integer(),
    /** Whether the reversal restored the rules; null before a reversal and without rules. */
    reglas_repuestas: boolean(),
  },
  (t) => [
    index('cambios_de_precios_fecha').on(t.fecha, t.cambio_id),
    index('cambios_de_precios_usuario').on(t.usuario_id),
    index('cambios_de_precios_deshecho_por').on(t.deshecho_por),
  ],
);

/**
 * The products of a scheduled change, with the prices seen. After the change, only the skipped products remain. No
 * foreign keys, like in the history.
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
 * Each price change of a product. A trigger of `productos` writes the row; the transaction sets user and origin first
 * (`setOrigen`). No foreign keys: checking 100,000 rows would take seconds, and products are never deleted.
 */
export const preciosHistoria = pgTable(
  'precios_historia',
  {
    producto_id: uuid().notNull(),
    historia_id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Null for a change by the system. */
    usuario_id: uuid(),
    origen: text({ enum: ORIGENES_PRECIO }).notNull(),
    /** The change of many prices, also for its reversal. */
    cambio_id: uuid(),
    antes: centavos().notNull(),
    precio: centavos().notNull(),
    /** Whether the promotion changed too; then `precio_antes_oferta` before and after. */
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

/**
 * Each change of an agreement's own price. A trigger of `condiciones_precios` writes the row, like `precios_historia`. No
 * foreign keys, for the same reason; rows of deleted agreements stay.
 */
export const condicionesHistoria = pgTable(
  'condiciones_historia',
  {
    condicion_id: uuid().notNull(),
    producto_id: uuid().notNull(),
    historia_id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    fecha: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    usuario_id: uuid(),
    origen: text({ enum: ORIGENES_PRECIO }).notNull(),
    cambio_id: uuid(),
    /** Null without an own price before or after. */
    antes: centavos(),
    precio: centavos(),
  },
  (t) => [
    primaryKey({ columns: [t.producto_id, t.condicion_id, t.historia_id] }),
    index('condiciones_historia_cambio').on(t.cambio_id, t.condicion_id, t.producto_id),
  ],
);
