import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { categorias, etiquetas, imagenes, marcas } from '../../db/schema/catalogo.ts';
import { holds } from '../../db/search.ts';
import type { Page } from '../../shared/page.ts';

/** The three tables that filter the catalogue, each with its key column. */
export const TABLES = {
  marcas: { table: marcas, id: marcas.marca_id },
  categorias: { table: categorias, id: categorias.categoria_id },
  etiquetas: { table: etiquetas, id: etiquetas.etiqueta_id },
} as const;

export type Resource = keyof typeof TABLES;

export interface FiltroFilter {
  esta_activo: boolean;
  term?: string;
  destacada?: true;
}

const columnsOf = (resource: Resource) => {
  const { table, id } = TABLES[resource];
  return {
    id,
    nombre: table.nombre,
    esta_activo: table.esta_activo,
    imagen_id: table.imagen_id,
    anchos: imagenes.anchos,
    ...(resource === 'marcas' ? { marca_destacada: marcas.marca_destacada } : {}),
  };
};

export interface FiltroRow {
  id: string;
  nombre: string;
  esta_activo: boolean;
  imagen_id: string | null;
  anchos: number[] | null;
  /** Only for brands. */
  marca_destacada?: boolean;
}

const conditionOf = (resource: Resource, { esta_activo, term, destacada }: FiltroFilter): SQL | undefined => {
  const { table } = TABLES[resource];
  return and(
    eq(table.esta_activo, esta_activo),
    term ? holds(table.busqueda, term) : undefined,
    destacada ? eq(marcas.marca_destacada, true) : undefined,
  );
};

const select = (q: Queryable, resource: Resource) => {
  const { table } = TABLES[resource];
  return q
    .select(columnsOf(resource))
    .from(table)
    .leftJoin(imagenes, eq(imagenes.imagen_id, table.imagen_id));
};

/** Returns a page by name, and how many there are in all. */
export async function listPage(
  q: Queryable,
  resource: Resource,
  filter: FiltroFilter,
  { limit, offset }: Page,
): Promise<{ rows: FiltroRow[]; total: number }> {
  const { table, id } = TABLES[resource];
  const condition = conditionOf(resource, filter);
  const rows = select(q, resource)
    .where(condition)
    .orderBy(asc(table.busqueda), asc(id))
    .limit(limit)
    .offset(offset);
  const [found, total] = await Promise.all([rows, q.$count(table, condition)]);
  return { rows: found, total };
}

export const findById = (q: Queryable, resource: Resource, itemId: string): Promise<FiltroRow | undefined> =>
  first(select(q, resource).where(eq(TABLES[resource].id, itemId)));

export interface FiltroValues {
  nombre?: string;
  esta_activo?: boolean;
  imagen_id?: string;
  /** Only for brands. */
  marca_destacada?: boolean;
}

const writtenColumns = (resource: Resource) => {
  const { table, id } = TABLES[resource];
  return { id, nombre: table.nombre, esta_activo: table.esta_activo, imagen_id: table.imagen_id };
};

/** Finds another row whose name looks like `nombre`, unless the edited row's own name already looks so. */
export function findSameNombre(
  q: Queryable,
  resource: Resource,
  { id: ownId, nombre }: { id: string; nombre: string },
) {
  const { table, id } = TABLES[resource];
  const isSimilar = sql`parecido(${table.nombre}) = parecido(${nombre})`;
  const keepsIts = sql`EXISTS (SELECT FROM ${table} WHERE ${id} = ${ownId} AND ${isSimilar})`;
  return first(
    q
      .select(writtenColumns(resource))
      .from(table)
      .where(sql`${isSimilar} AND ${id} <> ${ownId} AND NOT ${keepsIts}`),
  );
}

/** Finds a row and locks it until the transaction ends. */
export function lockFiltro(tx: Tx, resource: Resource, itemId: string) {
  const { table, id } = TABLES[resource];
  return first(tx.select(writtenColumns(resource)).from(table).where(eq(id, itemId)).for('update'));
}

/** Returns the existing rows, locked until the transaction ends, in order of id to avoid deadlocks. */
export async function lockFiltros(tx: Tx, resource: Resource, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { table, id } = TABLES[resource];
  return tx
    .select(writtenColumns(resource))
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
