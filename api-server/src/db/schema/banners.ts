import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { imagenes } from './catalogo.ts';

/** Banners of the home page. Newer banners have higher ids. */
export const banners = pgTable(
  'banners',
  {
    banner_id: uuid().primaryKey(),
    titulo: text().notNull(),
    texto: text().notNull(),
    enlace: text().notNull(),
    imagen_id: uuid()
      .notNull()
      .references(() => imagenes.imagen_id),
    /** First and last day; null for no limit. */
    desde: date(),
    hasta: date(),
    version: integer().notNull().default(1),
  },
  (banner) => [index('banners_imagen').on(banner.imagen_id)],
);
