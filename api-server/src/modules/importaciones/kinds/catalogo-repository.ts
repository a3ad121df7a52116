import { ALICUOTAS_IVA } from 'api-client/contract/iva';
import { PRODUCTO_FLAGS, type ProductoFlag } from 'api-client/contract/producto-flags';
import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import { decimalFromCents } from '../../../db/schema/types.ts';

/** A row's values that identify its product. */
export interface RowIdentity {
  fila: number;
  producto_id?: string | undefined;
  codigo?: string | undefined;
  nombre?: string | undefined;
  marca?: string | undefined;
}

/** A product that may match a row. */
export interface Match extends Record<string, unknown> {
  fila: number;
  producto_id: string;
  nombre: string;
  codigo: string | null;
  /** The product has the row's name but another code: maybe another product. */
  is_namesake: boolean;
}

/**
 * Returns the matching products of each row: by id, else by code, else by name and brand (if the row has a brand). A row
 * with an unknown code matches a product without a code; a product with another code is a namesake.
 */
export async function findMatches(
  q: Queryable,
  filas: readonly RowIdentity[],
): Promise<Map<number, Match[]>> {
  const byId = filas.filter(({ producto_id }) => producto_id !== undefined);
  const others = filas.filter(({ producto_id }) => producto_id === undefined);
  const { rows } = await q.execute<Match>(sql`
    WITH asked AS MATERIALIZED (SELECT * FROM jsonb_to_recordset(${JSON.stringify(others)}::jsonb)
      AS a (fila int, codigo text, nombre text, marca text)),
    coded AS MATERIALIZED (SELECT a.fila, p.producto_id, p.nombre, p.codigo, false AS is_namesake
      FROM asked a JOIN productos p USING (codigo))
    SELECT a.fila, p.producto_id, p.nombre, p.codigo, false AS is_namesake
    FROM jsonb_to_recordset(${JSON.stringify(byId)}::jsonb) AS a (fila int, producto_id uuid) JOIN productos p USING (producto_id)
    UNION ALL SELECT * FROM coded
    UNION ALL
    SELECT a.fila, p.producto_id, p.nombre, p.codigo, a.codigo IS NOT NULL AND p.codigo IS NOT NULL FROM asked a
    JOIN productos p ON p.busqueda = normalizar(a.nombre)
    JOIN marcas m USING (marca_id)
    WHERE (a.marca IS NULL OR m.busqueda = normalizar(a.marca)) AND a.fila NOT IN (SELECT fila FROM coded)`);
  return Map.groupBy(rows, ({ fila }) => fila);
}

/** Returns the product of each code. */
export async function findOwners(
  q: Queryable,
  codigos: readonly string[],
): Promise<Map<string, { producto_id: string; nombre: string }>> {
  const { rows } = await q.execute<{ codigo: string; producto_id: string; nombre: string }>(sql`
    SELECT codigo, producto_id, nombre FROM productos WHERE codigo = ANY (${sql.param(codigos)}::text[])`);
  return new Map(rows.map((row) => [row.codigo, row]));
}

/** Fields to write; missing fields stay unchanged. Amounts in cents; brand, categories and tags by id. */
export interface ProductoToWrite extends Partial<Record<ProductoFlag, boolean>> {
  producto_id: string;
  /** The version that the preview saw; missing for a new product. */
  version?: number | null;
  nombre?: string;
  /** Whether to write `codigo`, which may be null. */
  sets_codigo: boolean;
  codigo?: string | null;
  descripcion?: string;
  precio?: number;
  /** Whether to write `precio_antes_oferta`, which may be null. */
  sets_struck: boolean;
  precio_antes_oferta?: number | null;
  tipo_de_precio?: string;
  se_pesa?: boolean;
  /** Hundredths of a percent. */
  alicuota_iva?: number;
  disponible?: boolean;
  esta_activo?: boolean;
  marca_id?: string;
  categorias?: string[];
  etiquetas?: string[];
}

const decimal = (cents: number | null | undefined) =>
  typeof cents === 'number' ? decimalFromCents(cents) : cents;

const toDecimals = (one: ProductoToWrite) => ({
  ...one,
  precio: decimal(one.precio),
  precio_antes_oferta: decimal(one.precio_antes_oferta),
  alicuota_iva: decimal(one.alicuota_iva),
});

/** Returns the SQL of all flags, separated by commas. */
const joinFlags = (sqlOf: (flag: SQLWrapper) => SQLWrapper) =>
  sql.join(
    PRODUCTO_FLAGS.map((flag) => sqlOf(sql.identifier(flag))),
    sql`, `,
  );

const toJsonRows = (
  productos: readonly ProductoToWrite[],
) => sql`jsonb_to_recordset(${JSON.stringify(productos.map(toDecimals))}::jsonb) AS l (
  producto_id uuid, version int, nombre text, sets_codigo boolean, codigo text, descripcion text, precio numeric, sets_struck boolean,
  precio_antes_oferta numeric, tipo_de_precio text, se_pesa boolean, alicuota_iva numeric, disponible boolean,
  ${joinFlags((flag) => sql`${flag} boolean`)}, esta_activo boolean, marca_id uuid, categorias uuid[], etiquetas uuid[])`;

/** Locks the products until the transaction ends, in id order like all callers, so that no deadlock occurs. */
export async function lockProductos(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`SELECT count(*) FROM (SELECT 1 FROM productos WHERE producto_id = ANY (${sql.param(ids)}::uuid[])
    ORDER BY producto_id FOR UPDATE) AS locked`);
}

/** Inserts products; they are active by default. */
export async function insertProductos(tx: Tx, productos: readonly ProductoToWrite[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO productos (producto_id, nombre, codigo, descripcion, precio, precio_antes_oferta, tipo_de_precio, se_pesa, alicuota_iva, disponible,
      ${joinFlags((flag) => flag)}, esta_activo, marca_id)
    SELECT producto_id, nombre, codigo, COALESCE(descripcion, ''), precio, precio_antes_oferta, tipo_de_precio, COALESCE(se_pesa, false),
      COALESCE(alicuota_iva, ${ALICUOTAS_IVA[0]}), COALESCE(disponible, true), ${joinFlags((flag) => sql`COALESCE(${flag}, false)`)},
      COALESCE(esta_activo, true), marca_id
    FROM ${toJsonRows(productos)}`);
  await setFiltros(tx, productos);
}

/** Updates the products whose version is unchanged and whose code is free; increments their version. @returns their ids */
export async function updateProductos(tx: Tx, productos: readonly ProductoToWrite[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ producto_id: string }>(sql`
    UPDATE productos p SET version = p.version + 1, nombre = COALESCE(l.nombre, p.nombre),
      codigo = CASE WHEN l.sets_codigo THEN l.codigo ELSE p.codigo END, descripcion = COALESCE(l.descripcion, p.descripcion), precio = COALESCE(l.precio, p.precio),
      precio_antes_oferta = CASE WHEN l.sets_struck THEN l.precio_antes_oferta ELSE p.precio_antes_oferta END,
      tipo_de_precio = COALESCE(l.tipo_de_precio, p.tipo_de_precio),
      se_pesa = COALESCE(l.se_pesa, p.se_pesa),
      alicuota_iva = COALESCE(l.alicuota_iva, p.alicuota_iva),
      disponible = COALESCE(l.disponible, p.disponible),
      ${joinFlags((flag) => sql`${flag} = COALESCE(l.${flag}, p.${flag})`)},
      esta_activo = COALESCE(l.esta_activo, p.esta_activo), marca_id = COALESCE(l.marca_id, p.marca_id)
    FROM ${toJsonRows(productos)} WHERE p.producto_id = l.producto_id AND p.version = l.version
      AND NOT EXISTS (SELECT FROM productos o WHERE o.codigo = l.codigo AND o.producto_id <> l.producto_id)
    RETURNING p.producto_id`);
  const updated = new Set(rows.map(({ producto_id }) => producto_id));
  await setFiltros(
    tx,
    productos.filter(({ producto_id }) => updated.has(producto_id)),
  );
  return updated;
}

/** Touches only added and removed links: each change moves the sales counts of the category. */
async function setFiltros(tx: Tx, productos: readonly ProductoToWrite[]): Promise<void> {
  for (const [table, column, ids] of [
    ['productos_categorias', 'categoria_id', 'categorias'],
    ['productos_etiquetas', 'etiqueta_id', 'etiquetas'],
  ] as const) {
    const those = productos.filter((one) => one[ids] !== undefined);
    if (those.length === 0) continue;
    const [at, linkColumn, linkIds] = [sql.identifier(table), sql.identifier(column), sql.identifier(ids)];
    await tx.execute(sql`DELETE FROM ${at} t USING ${toJsonRows(those)}
      WHERE t.producto_id = l.producto_id AND NOT (t.${linkColumn} = ANY (l.${linkIds}))`);
    await tx.execute(sql`INSERT INTO ${at} (producto_id, ${linkColumn})
      SELECT l.producto_id, unnest(l.${linkIds}) FROM ${toJsonRows(those)} ON CONFLICT DO NOTHING`);
  }
}

/** Removes created products that nobody changed since: deletes them, or deactivates those with orders. @returns their ids */
export async function removeProductos(
  tx: Tx,
  created: readonly { producto_id: string; version: number | null }[],
): Promise<Set<string>> {
  const those = sql`jsonb_to_recordset(${JSON.stringify(created)}::jsonb) AS l (producto_id uuid, version int)`;
  const same = sql`p.producto_id = l.producto_id AND p.version = l.version`;
  const ordered = sql`EXISTS (SELECT FROM detalles_pedidos d WHERE d.producto_id = p.producto_id)`;
  const { rows } = await tx.execute<{ producto_id: string }>(sql`
    WITH kept AS (
      UPDATE productos p SET esta_activo = false, version = p.version + 1 FROM ${those}
      WHERE ${same} AND ${ordered} RETURNING p.producto_id
    ),
    gone AS (DELETE FROM productos p USING ${those} WHERE ${same} AND NOT ${ordered} RETURNING p.producto_id)
    SELECT producto_id FROM kept UNION ALL SELECT producto_id FROM gone`);
  return new Set(rows.map(({ producto_id }) => producto_id));
}
