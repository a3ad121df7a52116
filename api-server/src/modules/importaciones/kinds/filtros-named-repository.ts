import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { Filtros } from '../../../db/schema/importaciones.ts';
import { TABLES } from '../../filtros/repository.ts';

export type Resource = keyof Filtros;

export interface NamedFiltro extends Record<string, unknown> {
  /** The name that the caller asked for. */
  pedido: string;
  id: string;
  nombre: string;
  esta_activo: boolean;
}

/** Returns the entries with a similar name. Among several, prefers the name that differs only in accents and case. */
export async function findFiltrosByName(
  q: Queryable,
  resource: Resource,
  names: readonly string[],
): Promise<Map<string, NamedFiltro>> {
  if (names.length === 0) return new Map();
  const { table, id } = TABLES[resource];
  const { rows } = await q.execute<NamedFiltro>(sql`
    SELECT DISTINCT ON (n.nombre) n.nombre AS pedido, ${id} AS id, ${table.nombre} AS nombre,
      ${table.esta_activo} AS esta_activo
    FROM jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) AS n (nombre)
    JOIN ${table} ON parecido(${table.nombre}) = parecido(n.nombre)
    ORDER BY n.nombre, ${table.busqueda} = normalizar(n.nombre) DESC`);
  return new Map(rows.map((row) => [row.pedido, row]));
}

/** Inserts the missing names. @returns the inserted entries */
export async function insertFiltros(
  tx: Tx,
  resource: Resource,
  filtros: readonly { id: string; nombre: string }[],
): Promise<{ id: string; nombre: string }[]> {
  const { table, id } = TABLES[resource];
  const { rows } = await tx.execute<{ id: string; nombre: string }>(sql`
    INSERT INTO ${table} (${sql.identifier(id.name)}, nombre)
    SELECT DISTINCT ON (parecido(m.nombre)) m.id, m.nombre
    FROM jsonb_to_recordset(${JSON.stringify(filtros)}::jsonb) AS m (id uuid, nombre text)
    ORDER BY parecido(m.nombre), m.nombre ON CONFLICT DO NOTHING RETURNING ${sql.identifier(id.name)} AS id, nombre`);
  return rows;
}

/** SQL condition per resource: a product uses the entry. */
const IN_USE = {
  marcas: sql`EXISTS (SELECT FROM productos p WHERE p.marca_id = t.marca_id)`,
  categorias: sql`EXISTS (SELECT FROM productos_categorias p WHERE p.categoria_id = t.categoria_id)`,
  etiquetas: sql`EXISTS (SELECT FROM productos_etiquetas p WHERE p.etiqueta_id = t.etiqueta_id)`,
};

/** Deletes the given entries without products and without a picture. @returns the deleted entries */
export async function deleteUnused(
  tx: Tx,
  resource: Resource,
  ids: readonly string[],
): Promise<{ id: string; nombre: string }[]> {
  const { table, id } = TABLES[resource];
  const { rows } = await tx.execute<{ id: string; nombre: string }>(sql`
    DELETE FROM ${table} t WHERE t.${sql.identifier(id.name)} = ANY (${sql.param(ids)}::uuid[])
      AND NOT ${IN_USE[resource]} AND t.imagen_id IS NULL
    RETURNING t.${sql.identifier(id.name)} AS id, t.nombre`);
  return rows;
}
