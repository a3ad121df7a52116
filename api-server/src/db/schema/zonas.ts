import type { DiaSemana } from 'api-client/contract/zonas-words';
import { boolean, date, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { normalized, sql } from './types.ts';

/** Delivery zones and their days of the week. The addresses of a zone are computed, not stored. */
export const zonas = pgTable(
  'zonas',
  {
    zona_id: uuid().primaryKey(),
    nombre: text().notNull(),
    localidades: text().array().notNull(),
    /** '2700', or '2700-2709'. */
    codigos_postales: text().array().notNull(),
    dias: text().array().$type<DiaSemana[]>().notNull(),
    recibe_pedidos: boolean().notNull(),
    version: integer().notNull().default(1),
  },
  () => [uniqueIndex('zonas_nombre').on(normalized(sql`nombre`))],
);

/** Days without deliveries. */
export const feriados = pgTable('feriados', {
  fecha: date().primaryKey(),
  nombre: text().notNull(),
});
