import { MODOS_IVA } from 'api-client/contract/iva';
import { DIRECCIONES, REDONDEOS } from 'api-client/contract/words';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { categorias, marcas, productos } from './catalogo.ts';
import type { StoredCantidades } from './stored-json.ts';
import { alphabetical, centavos, normalized, sql } from './types.ts';

/** Commercial agreements: prices and terms of the customers who have the agreement. */
export const condiciones = pgTable(
  'condiciones',
  {
    condicion_id: uuid().primaryKey(),
    nombre: alphabetical().notNull(),
    /** Minimum order in whole pesos; null for the shop's minimum. */
    monto_minimo: integer(),
    /** Order total in whole pesos from which shipping is free; null for the shop's. */
    envio_gratis: integer(),
    /** Percent in hundredths off each price, own prices included; null for none. */
    descuento: centavos(),
    /** Payment terms of customers without own ones: days, and the debt in cents above which staff are warned. */
    plazo: integer(),
    limite: centavos(),
    /** How prices show IVA; null for the way that the customer's registration decides. */
    iva: text({ enum: MODOS_IVA }),
    /** First and last day, in the shop's time zone. On other days the shop's terms count. */
    vigente_desde: date(),
    vigente_hasta: date(),
    version: integer().notNull().default(1),
  },
  () => [uniqueIndex('condiciones_nombre').on(normalized(sql`nombre`))],
);

const condicion_id = () =>
  uuid()
    .notNull()
    .references(() => condiciones.condicion_id, { onDelete: 'cascade' });

const producto_id = () =>
  uuid()
    .notNull()
    .references(() => productos.producto_id, { onDelete: 'cascade' });

/**
 * Percentages on the base price. A rule applies to one brand, to one category, or to all products. `precio_en`
 * (`routines/1-terms.sql`) says which rule counts for a product.
 */
export const condicionesReglas = pgTable(
  'condiciones_reglas',
  {
    condicion_id: condicion_id(),
    orden: integer().notNull(),
    marca_id: uuid().references(() => marcas.marca_id),
    categoria_id: uuid().references(() => categorias.categoria_id),
    /** Percent in hundredths; negative lowers the price. */
    ajuste: centavos().notNull(),
    redondeo: text({ enum: REDONDEOS }).notNull(),
    direccion: text({ enum: DIRECCIONES }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.condicion_id, t.orden] }),
    index('condiciones_reglas_marca').on(t.marca_id),
    index('condiciones_reglas_categoria').on(t.categoria_id),
  ],
);

/** Own prices of an agreement, in cents. */
export const condicionesPrecios = pgTable(
  'condiciones_precios',
  {
    condicion_id: condicion_id(),
    producto_id: producto_id(),
    precio: centavos().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.condicion_id, t.producto_id] }),
    index('condiciones_precios_producto').on(t.producto_id),
  ],
);

const terms = () => ({
  /** Lowest quantity of a line. */
  minimo: integer().notNull(),
  /** Quantities are multiples of this number. */
  multiplo: integer().notNull(),
  escalas: jsonb().$type<StoredCantidades['escalas']>().notNull(),
});

/** How the quantity of a product decides its sale, for all customers. Products without a row are sold in any quantity at one price. */
export const productosCantidades = pgTable('productos_cantidades', {
  producto_id: producto_id().primaryKey(),
  ...terms(),
});

/** The same in an agreement; a row counts in place of the shop's. */
export const condicionesCantidades = pgTable(
  'condiciones_cantidades',
  { condicion_id: condicion_id(), producto_id: producto_id(), ...terms() },
  (t) => [
    primaryKey({ columns: [t.condicion_id, t.producto_id] }),
    index('condiciones_cantidades_producto').on(t.producto_id),
  ],
);
