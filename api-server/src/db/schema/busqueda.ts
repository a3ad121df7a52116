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

/** Groups of words, or phrases, that mean the same to whoever searches: maní and cacahuate. */
export const sinonimos = pgTable('sinonimos', {
  sinonimo_id: uuid().primaryKey(),
  /** As staff wrote them. */
  palabras: text().array().notNull(),
  version: integer().notNull().default(1),
});

/** Each of those as a search compares it, in one group alone; triggers of `sinonimos` write it. */
export const sinonimosPalabras = pgTable(
  'sinonimos_palabras',
  {
    /** Without accents, in lower case, each word of it in the singular: `clave_de_palabra`. */
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
 * What was searched in the shop and not found, or found only by forgiving, day by day of the shop's calendar. Of nobody: who
 * searched stands nowhere.
 */
export const busquedas = pgTable(
  'busquedas',
  {
    /** As `clave_de_palabra` has it: however it is written, it is one search. */
    clave: text().notNull(),
    dia: date().notNull(),
    /** The same for the same search; a UUID of version 8. */
    busqueda_id: uuid()
      .notNull()
      .generatedAlwaysAs(sql`overlay(overlay(md5(clave) PLACING '8' FROM 13) PLACING '8' FROM 17)::uuid`),
    /** As it was typed last. */
    termino: text().notNull(),
    hallazgo: text({ enum: HALLAZGOS }).notNull(),
    cantidad: integer().notNull().default(1),
    ultima: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** Staff want to hear no more of it. */
    descartada: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.clave, t.dia] })],
);

/**
 * What each product is found by. Triggers of products, brands, categories and tags write it in the transaction that changes
 * them (`anotar_buscados`), so that a search reads one table.
 */
export const productosBuscados = pgTable(
  'productos_buscados',
  {
    producto_id: uuid()
      .primaryKey()
      .references(() => productos.producto_id, { onDelete: 'cascade' }),
    esta_activo: boolean().notNull(),
    /**
     * Words of name, brand, categories, tags and code. With a sign before them: = singular, ~ root, + two neighbours as
     * one word, # number of a size, @ code without what stands between its letters.
     */
    indice: lexemes().notNull(),
    /** The name without accents, in lower case. */
    texto: bytewise().notNull(),
    /** The words of the name that count, in the singular, with sizes in one unit. */
    clave: bytewise().notNull(),
    /** The name as lists order it: its numbers are as long as each other. */
    orden: bytewise().notNull(),
    /** Its place by `orden`, as a number, which sorts faster. Neighbours may have the same; then `orden` decides. */
    lugar: integer().notNull().default(0),
    codigo: text(),
    /** In how many orders of the last 90 days: `contar_ventas`. */
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
 * The words that products are found by, each once: a mistyped word is corrected to one of them. Triggers of
 * `productos_buscados` keep it, after the catalogue's version is raised: writers of products wait for that anyway.
 */
export const palabras = pgTable(
  'palabras',
  {
    palabra: text().primaryKey(),
    /** How it sounds, and what it is found by. */
    suena: text().generatedAlwaysAs(sql`sonido(palabra)`),
    indice: lexemes().generatedAlwaysAs(sql`indice_de(palabra)`),
    /** How many products are found by it. */
    productos: integer().notNull(),
  },
  (t) => [
    index('palabras_vecinas').using('gin', sql`vecinas(${t.palabra})`),
    index('palabras_suena').using('gin', sql`${t.suena} gin_trgm_ops`),
    index('palabras_indice').using('gin', t.indice),
  ],
);
