import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { type Resource, TABLES } from './filtros-repository.ts';

export interface FiltroValues {
  nombre?: string;
  esta_activo?: boolean;
  imagen_id?: string;
  /** Only for brands. */
  marca_destacada?: boolean;
}

const columnsOf = (resource: Resource) => {
  const { table, id } = TABLES[resource];
  return { id, nombre: table.nombre, esta_activo: table.esta_activo, imagen_id: table.imagen_id };
};

/** Finds another row whose name looks like `nombre`, unless the edited row's own name already looks so. */
export function findTaken(
  q: Queryable,
  resource: Resource,
  { id: ownId, nombre }: { id: string; nombre: string },
) {
  const { table, id } = TABLES[resource];
  const looksAlike = sql`parecido(${table.nombre}) = parecido(${nombre})`;
  const keepsIts = sql`EXISTS (SELECT FROM ${table} WHERE ${id} = ${ownId} AND ${looksAlike})`;
  return first(
    q
      .select(columnsOf(resource))
      .from(table)
      .where(sql`${looksAlike} AND ${id} <> ${ownId} AND NOT ${keepsIts}`),
  );
}

/** Finds a row and locks it until the transaction ends. */
export function lockFiltro(tx: Tx, resource: Resource, itemId: string) {
  const { table, id } = TABLES[resource];
  return first(tx.select(columnsOf(resource)).from(table).where(eq(id, itemId)).for('update'));
}

/** Returns the existing rows, locked until the transaction ends, in order of id to avoid deadlocks. */
export async function lockFiltros(tx: Tx, resource: Resource, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { table, id } = TABLES[resource];
  return tx
    .select(columnsOf(resource))
    .from(table)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
    .for('share');
}

/** The three tables differ only in the name of the key. */
const tableOf = (resource: Resource): PgTable => TABLES[resource].table;

export async function insertFiltro(tx: Tx, resource: Resource, itemId: string, values: FiltroValues) {
  await tx.insert(tableOf(resource)).values({ ...values, [TABLES[resource].id.name]: itemId });
}

export async function updateFiltro(tx: Tx, resource: Resource, itemId: string, values: FiltroValues) {
  if (Object.keys(values).length === 0) return;
  await tx.update(tableOf(resource)).set(values).where(eq(TABLES[resource].id, itemId));
}
