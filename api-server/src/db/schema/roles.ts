import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { alphabetical, normalized, sql } from './types.ts';

/** What of staff's work an employee does who has one. */
export const rolesPersonal = pgTable(
  'roles_personal',
  {
    rol_id: uuid().primaryKey(),
    nombre: alphabetical().notNull(),
    /** Those of the contract; a word that this version doesn't know gives nothing. */
    areas: text().array().notNull(),
    version: integer().notNull().default(1),
  },
  () => [uniqueIndex('roles_personal_nombre').on(normalized(sql`nombre`))],
);
