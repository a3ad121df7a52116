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
import { lexemes, sql } from './types.ts';

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
 * The words of products' names, each once: what is mistyped is corrected to one of them. Triggers keep it in the transaction
 * that changes a name, after the catalogue's counter is raised, which those who write products wait for anyway.
 */
export const palabras = pgTable(
  'palabras',
  {
    palabra: text().primaryKey(),
    /** How it sounds, and what it is found by. */
    suena: text().generatedAlwaysAs(sql`sonido(palabra)`),
    indice: lexemes().generatedAlwaysAs(sql`indice_de(palabra)`),
    /** In how many names. */
    productos: integer().notNull(),
  },
  (t) => [
    index('palabras_suena').using('gin', sql`${t.suena} gin_trgm_ops`),
    index('palabras_indice').using('gin', t.indice),
  ],
);
