import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { alphabetical, normalized, sql } from './types.ts';

/** Roles of employees: the areas in which an employee may work. */
export const rolesPersonal = pgTable(
  'roles_personal',
  {
    rol_id: uuid().primaryKey(),
    nombre: alphabetical().notNull(),
    /** Areas of the contract. An unknown area has no effect. */
    areas: text().array().notNull(),
    version: integer().notNull().default(1),
  },
  () => [uniqueIndex('roles_personal_nombre').on(normalized(sql`nombre`))],
);
