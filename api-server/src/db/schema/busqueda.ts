import { HALLAZGOS } from 'api-client/contract/words';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { productos } from './catalogo.ts';
import { bytewise, lexemes, sql } from './types.ts';

/** Groups of words or phrases with the same meaning: maní and cacahuate. */
export const sinonimos = pgTable('sinonimos', {
  sinonimo_id: uuid().primaryKey(),
  /** The original spelling by staff. */
  palabras: text().array().notNull(),
  version: integer().notNull().default(1),
});

/** The words of the groups in comparable form, each in one group only. Triggers of `sinonimos` write the rows. */
export const sinonimosPalabras = pgTable(
  'sinonimos_palabras',
  {
    /** Without accents, in lower case, each word in the singular: `clave_de_palabra`. */
    clave: text().primaryKey(),
    palabra: text().notNull(),
    suena: text().generatedAlwaysAs(sql`sonido(clave)`),
    sinonimo_id: uuid()
      .notNull()
      .references(() => sinonimos.sinonimo_id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('sinonimos_palabras_sinonimo').on(t.sinonimo_id),
    index('sinonimos_palabras_vecinas').using('gin', sql`vecinas(${t.clave})`),
    index('sinonimos_palabras_suena').using('gin', sql`${t.suena} gin_trgm_ops`),
  ],
);

/**
 * Searches per day that found nothing, or only similar words, by the shop's calendar. The table does not store who
 * searched.
 */
export const busquedas = pgTable(
  'busquedas',
  {
    /** Result of `clave_de_palabra`, so that different spellings count as one search. */
    clave: text().notNull(),
    dia: date().notNull(),
    /** The same id for the same search; a UUID of version 8. */
    busqueda_id: uuid()
      .notNull()
      .generatedAlwaysAs(sql`overlay(overlay(md5(clave) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid`),
    /** The last spelling by a user. */
    termino: text().notNull(),
    hallazgo: text({ enum: HALLAZGOS }).notNull(),
    cantidad: integer().notNull().default(1),
    ultima: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Staff dismissed this search. */
    descartada: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.clave, t.dia] })],
);

/**
 * Search data of each product, so that a search reads one table. Triggers of products, brands, categories and tags
 * write the rows in the transaction of the change (`anotar_buscados`).
 */
export const productosBuscados = pgTable(
  'productos_buscados',
  {
    producto_id: uuid()
      .primaryKey()
      .references(() => productos.producto_id, { onDelete: 'cascade' }),
    esta_activo: boolean().notNull(),
    /**
     * Words of name, brand, categories, tags and code. Prefixes: = singular, ~ stem, + two neighbouring words joined, #
     * number of a size, @ code without separators.
     */
    indice: lexemes().notNull(),
    texto: bytewise().notNull(),
    /** The significant words of the name, in the singular, with sizes in one unit. */
    clave: bytewise().notNull(),
    /** Sort key of the name: numbers are padded to the same length. */
    orden: bytewise().notNull(),
    /** Position by `orden` as a number, which sorts faster. Neighbours may share a number; then `orden` decides. */
    lugar: integer().notNull().default(0),
    codigo: text(),
    /** Number of orders in the last 90 days: `contar_ventas`. */
    ventas: integer().notNull().default(0),
  },
  (t) => [
    index('productos_buscados_indice').using('gin', t.indice),
    index('productos_buscados_texto').using('gin', sql`${t.texto} gin_trgm_ops`),
    index('productos_buscados_codigo').on(t.codigo),
    index('productos_buscados_inicio').on(t.texto),
    index('productos_buscados_orden').on(t.orden, t.producto_id),
  ],
);

/**
 * The distinct words of the products, used to correct mistyped words. Triggers of `productos_buscados` write the rows
 * after they increment the catalogue version, a lock that writers of products need anyway.
 */
export const palabras = pgTable(
  'palabras',
  {
    palabra: text().primaryKey(),
    /** Phonetic form, and search words. */
    suena: text().generatedAlwaysAs(sql`sonido(palabra)`),
    indice: lexemes().generatedAlwaysAs(sql`indice_de(palabra)`),
    /** Number of products with this word. */
    productos: integer().notNull(),
  },
  (t) => [
    index('palabras_vecinas').using('gin', sql`vecinas(${t.palabra})`),
    index('palabras_suena').using('gin', sql`${t.suena} gin_trgm_ops`),
    index('palabras_indice').using('gin', t.indice),
  ],
);
