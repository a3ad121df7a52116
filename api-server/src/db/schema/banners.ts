import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { imagenes } from './catalogo.ts';

/** What admins put on the home page for some days. Later ids are of newer ones. */
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
    /** Its first day and its last; null for no such day. */
    desde: date(),
    hasta: date(),
    version: integer().notNull().default(1),
  },
  (banner) => [index('banners_imagen').on(banner.imagen_id)],
);
