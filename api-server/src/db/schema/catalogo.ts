import { TIPOS_PRECIO } from 'api-client/contract/words';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { alphabetical, centavos, lexemes, normalized, sql } from './types.ts';

/** A picture. The image store has its files under this id. */
export const imagenes = pgTable('imagenes', {
  imagen_id: uuid().primaryKey(),
  /** Widths in px that exist. */
  anchos: integer().array().notNull(),
  /** SHA-256 of the original file, in hexadecimal; null for old pictures. */
  huella: text(),
});

/**
 * Pictures that may have files in the store without a row in `imagenes`. A new picture is listed from before its upload
 * until the commit, a deleted picture until its files are deleted. A crash leaves orphans here. Other unknown files may
 * belong to a newer database and stay.
 */
export const imagenesPendientes = pgTable('imagenes_pendientes', {
  imagen_id: uuid().primaryKey(),
  fecha: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

const busqueda = () => alphabetical().generatedAlwaysAs(normalized(sql`nombre`));
const common = {
  nombre: text().notNull(),
  imagen_id: uuid().references(() => imagenes.imagen_id),
  esta_activo: boolean().notNull().default(true),
};
/** Search words of the name. `routines/0-words.sql` has the function. */
const lexemas = () => text().array().generatedAlwaysAs(sql`lexemas_de(nombre)`);

/** Indexes: names are unique without accents and case, and substrings can be found. */
const indicesOf = (table: string, { busqueda, imagen_id }: Record<'busqueda' | 'imagen_id', AnyPgColumn>) => [
  uniqueIndex(`${table}_nombre_unico`).on(busqueda),
  index(`${table}_imagen`).on(imagen_id),
  index(`${table}_busqueda`).using('gin', sql`${busqueda} gin_trgm_ops`),
];

export const marcas = pgTable(
  'marcas',
  {
    marca_id: uuid().primaryKey(),
    ...common,
    marca_destacada: boolean().notNull().default(false),
    busqueda: busqueda(),
    lexemas: lexemas(),
  },
  (t) => indicesOf('marcas', t),
);

export const categorias = pgTable(
  'categorias',
  { categoria_id: uuid().primaryKey(), ...common, busqueda: busqueda(), lexemas: lexemas() },
  (t) => indicesOf('categorias', t),
);

export const etiquetas = pgTable(
  'etiquetas',
  { etiqueta_id: uuid().primaryKey(), ...common, busqueda: busqueda(), lexemas: lexemas() },
  (t) => indicesOf('etiquetas', t),
);

export const productos = pgTable(
  'productos',
  {
    producto_id: uuid().primaryKey(),
    nombre: text().notNull(),
    /**
     * The shop's own product code, in capitals. A deactivated product keeps its code, because it may be reactivated.
     */
    codigo: text(),
    descripcion: text().notNull(),
    precio: centavos().notNull(),
    precio_antes_oferta: centavos(),
    tipo_de_precio: text({ enum: TIPOS_PRECIO }).notNull(),
    /** Staff weigh the product at packing; only counts for one sold por kilo. */
    se_pesa: boolean().notNull().default(false),
    /** Rate of the tax that the price includes, in hundredths of a percent. */
    alicuota_iva: centavos().notNull().default(sql`21`),
    disponible: boolean().notNull().default(true),
    producto_destacado: boolean().notNull().default(false),
    /** Position among the featured products; null sorts last. */
    orden_destacado: integer(),
    en_promocion: boolean().notNull().default(false),
    nuevo_ingreso: boolean().notNull().default(false),
    esta_activo: boolean().notNull().default(true),
    marca_id: uuid()
      .notNull()
      .references(() => marcas.marca_id),
    version: integer().notNull().default(1),
    creado_en: timestamp({ withTimezone: true }).notNull().defaultNow(),
    busqueda: busqueda(),
    /** Search data that ignores plurals, measures, word endings and spelling: `routines/0-words.sql`. */
    indice: lexemes().generatedAlwaysAs(sql`indice_de(nombre)`),
    sonido: text().generatedAlwaysAs(sql`sonido(nombre)`),
    /** The common name of a product's sizes; null when the name has no size. */
    sin_tamano: text().generatedAlwaysAs(sql`sin_tamano(nombre)`),
    /**
     * Group of sizes by staff's decision; a single product has its own group. Null without a decision: names decide.
     */
    grupo_id: uuid(),
  },
  (t) => [
    uniqueIndex('productos_codigo_unico').on(t.codigo),
    index('productos_indice').using('gin', t.indice),
    index('productos_busqueda').using('gin', sql`${t.busqueda} gin_trgm_ops`),
    index('productos_lista').on(t.esta_activo, t.busqueda, t.producto_id),
    index('productos_marca').on(t.marca_id, t.esta_activo, t.busqueda, t.producto_id),
    index('productos_grupo').on(t.grupo_id).where(sql`grupo_id IS NOT NULL`),
    index('productos_sin_grupo')
      .on(t.sin_tamano, t.marca_id, t.producto_id)
      .where(sql`esta_activo AND grupo_id IS NULL AND sin_tamano IS NOT NULL`),
    index('productos_destacados')
      .on(t.orden_destacado, t.busqueda, t.producto_id)
      .where(sql`esta_activo AND producto_destacado`),
    index('productos_promocion').on(t.busqueda, t.producto_id).where(sql`esta_activo AND en_promocion`),
    index('productos_sin_stock').on(t.busqueda, t.producto_id).where(sql`esta_activo AND NOT disponible`),
    index('productos_bulto_cerrado')
      .on(t.busqueda, t.producto_id)
      .where(sql`esta_activo AND tipo_de_precio = 'por_bulto_cerrado'`),
    index('productos_nuevos_ingresos')
      .on(t.creado_en.desc().nullsFirst(), t.busqueda, t.producto_id)
      .where(sql`esta_activo AND nuevo_ingreso`),
  ],
);

/**
 * Purchase costs of the products, in cents, written by admins. A separate table, because readers of `productos` get all
 * its columns. A row stays when its cost is removed, so that the version continues.
 */
export const costos = pgTable('costos', {
  producto_id: uuid()
    .primaryKey()
    .references(() => productos.producto_id, { onDelete: 'cascade' }),
  costo: centavos(),
  version: integer().notNull().default(1),
});

const producto_id = () =>
  uuid()
    .notNull()
    .references(() => productos.producto_id, { onDelete: 'cascade' });

export const productosCategorias = pgTable(
  'productos_categorias',
  {
    producto_id: producto_id(),
    categoria_id: uuid()
      .notNull()
      .references(() => categorias.categoria_id),
  },
  (t) => [
    primaryKey({ columns: [t.producto_id, t.categoria_id] }),
    index('productos_categorias_categoria').on(t.categoria_id),
  ],
);

export const productosEtiquetas = pgTable(
  'productos_etiquetas',
  {
    producto_id: producto_id(),
    etiqueta_id: uuid()
      .notNull()
      .references(() => etiquetas.etiqueta_id),
  },
  (t) => [
    primaryKey({ columns: [t.producto_id, t.etiqueta_id] }),
    index('productos_etiquetas_etiqueta').on(t.etiqueta_id),
  ],
);

export const productosImagenes = pgTable(
  'productos_imagenes',
  {
    producto_id: producto_id(),
    imagen_id: uuid()
      .notNull()
      .references(() => imagenes.imagen_id),
    orden: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.producto_id, t.orden] }),
    index('productos_imagenes_imagen').on(t.imagen_id),
  ],
);
