import type { ColumnaPedidos } from 'api-client/contract/words';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { normalized, sql } from './types.ts';
import { usuarios } from './usuarios.ts';

/** A saved list of orders, with filters. */
export const vistas = pgTable(
  'vistas',
  {
    vista_id: uuid().primaryKey(),
    usuario_id: uuid()
      .notNull()
      .references(() => usuarios.usuario_id),
    nombre: text().notNull(),
    de_equipo: boolean().notNull(),
    /** The query parameters of the list. */
    filtros: jsonb().$type<Record<string, string | number>>().notNull(),
    columnas: text().array().$type<ColumnaPedidos[]>(),
    version: integer().notNull().default(1),
  },
  (t) => [
    index('vistas_usuario').on(t.usuario_id),
    uniqueIndex('vistas_nombre_propio').on(t.usuario_id, normalized(sql`nombre`)).where(sql`NOT de_equipo`),
    uniqueIndex('vistas_nombre_de_equipo').on(normalized(sql`nombre`)).where(sql`de_equipo`),
  ],
);
