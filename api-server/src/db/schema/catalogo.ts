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

/** A picture whose files stand in the image store under its id. */
export const imagenes = pgTable('imagenes', {
  imagen_id: uuid().primaryKey(),
  /** Widths in px that exist. */
  anchos: integer().array().notNull(),
  /** SHA-256 of the file that it was made of, in hexadecimal; of those from before it was kept, nothing. */
  huella: text(),
});

/**
 * Pictures whose files stand in the store, or are about to, though no row of `imagenes` says so: each from before it
 * is stored until it is committed, and from when it is forgotten until its files are gone. What a crash leaves here
 * is known for an orphan; a file that merely isn't known may be of a newer database than this one.
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
/** What its products are found by: `lexemas_de` is made by a migration. */
const lexemas = () => text().array().generatedAlwaysAs(sql`lexemas_de(nombre)`);

/** A name stands once, whatever its accents and case, and any part of it is found. */
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
    /** The shop's own, in capitals; a deactivated product keeps it, for it may come back. */
    codigo: text(),
    descripcion: text().notNull(),
    precio: centavos().notNull(),
    precio_antes_oferta: centavos(),
    tipo_de_precio: text({ enum: TIPOS_PRECIO }).notNull(),
    disponible: boolean().notNull().default(true),
    producto_destacado: boolean().notNull().default(false),
    /** Where it stands among the featured ones, if staff put it anywhere: before those that nobody put. */
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
    /** What a search forgives: plurals, measures and roots of words, and how they sound. A migration makes both functions. */
    indice: lexemes().generatedAlwaysAs(sql`indice_de(nombre)`),
    sonido: text().generatedAlwaysAs(sql`sonido(nombre)`),
    /** What the names of its sizes have in common; nothing where its name ends in no size. */
    sin_tamano: text().generatedAlwaysAs(sql`sin_tamano(nombre)`),
    /** The sizes that staff put together; of its own where it has none. Nothing where nobody decided: the names do. */
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
 * What a product costs the shop, as admins write it: beside the products, for whoever reads these gets all that they are. A row stays
 * when its cost is taken out, so that its version goes on.
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
