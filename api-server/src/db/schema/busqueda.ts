import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

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
    sinonimo_id: uuid()
      .notNull()
      .references(() => sinonimos.sinonimo_id, { onDelete: 'cascade' }),
  },
  (t) => [index('sinonimos_palabras_sinonimo').on(t.sinonimo_id)],
);
