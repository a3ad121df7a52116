/** Own prices of agreements in a change of many prices. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable, type Tx } from '../../../db/database.ts';
import { condicionesHistoria } from '../../../db/schema/precios.ts';
import { decimalFromCents } from '../../../db/schema/types.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';
import type { Page } from '../../../shared/page.ts';
import type { Ajuste } from '../rules.ts';
import { chosen, type Selection } from './plan.ts';

/** SQL: condition on own prices `c` of the selected products. */
function ofSelected(selection: Selection): SQL {
  const { marca_id, categoria_id, etiqueta_id, ids } = selection;
  if (!marca_id && !categoria_id && !etiqueta_id && !ids) return sql`true`;
  return sql`c.producto_id IN (SELECT p.producto_id FROM productos p WHERE ${chosen(selection)})`;
}

/** SQL: condition on an agreement's id. `condiciones` are ids, separated by commas, or 'todas'. */
const isIncluded = (column: SQL, condiciones: string): SQL =>
  condiciones === 'todas' ? sql`true` : sql`${column} = ANY (string_to_array(${condiciones}, ',')::uuid[])`;

interface ListaRow extends Record<string, unknown> {
  condicion_id: string;
  nombre: string;
  propios: number;
  clientes: number;
}

/** Returns the agreements with own prices of selected products, by name. */
export async function findListas(q: Queryable, selection: Selection): Promise<ListaRow[]> {
  const { rows } = await q.execute<ListaRow>(sql`
    SELECT k.condicion_id, k.nombre, n.propios,
      (SELECT count(*)::int FROM usuarios u WHERE u.condicion_id = k.condicion_id) AS clientes
    FROM (SELECT c.condicion_id, count(*)::int AS propios FROM condiciones_precios c WHERE ${ofSelected(selection)} GROUP BY 1) n
    JOIN condiciones k USING (condicion_id) ORDER BY k.nombre, k.condicion_id`);
  return rows;
}

/** Returns a digest that stays equal while no term of these agreements changes. */
export async function digestOfListas(q: Queryable, condiciones: string): Promise<string> {
  const { rows } = await q.execute<{ huella: string }>(sql`
    SELECT COALESCE(sum(hashtextextended(concat(k.condicion_id, k.version), 0)::numeric), 0)::text AS huella
    FROM condiciones k WHERE ${isIncluded(sql`k.condicion_id`, condiciones)}`);
  return (await one(Promise.resolve(rows))).huella;
}

/** Number of agreements per statement: one statement for a million own prices may exceed the statement timeout. */
const BATCH = 20;

/** Runs `work` for all agreements of `ids`, some at a time, and returns the sum of its row counts. Increments their versions. */
async function forListas(
  tx: Tx,
  ids: readonly string[],
  work: (some: SQL) => Promise<{ rowCount: number | null }>,
) {
  let count = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = sql`${sql.param(ids.slice(at, at + BATCH))}::uuid[]`;
    count += (await work(some)).rowCount ?? 0;
    await tx.execute(sql`UPDATE condiciones SET version = version + 1 WHERE condicion_id = ANY (${some})`);
  }
  return count;
}

const idsFrom = async (tx: Tx, query: SQL): Promise<string[]> =>
  (await tx.execute<{ id: string }>(query)).rows.map(({ id }) => id);

/**
 * Changes the own prices of the included agreements for the selected products, and returns their number. A price that
 * would be zero or too high stays.
 */
export async function changePropios(
  tx: Tx,
  asked: Selection & Pick<Ajuste, 'forma' | 'ajuste' | 'redondeo' | 'direccion'> & { condiciones: string },
): Promise<number> {
  const { forma, ajuste, redondeo, direccion, condiciones } = asked;
  const nuevo = sql`propio_nuevo(c.precio, ${forma}, ${decimalFromCents(ajuste)}::numeric, ${redondeo}, ${direccion})`;
  const included = isIncluded(sql`k.condicion_id`, condiciones);
  const ids = await idsFrom(
    tx,
    sql`SELECT k.condicion_id AS id FROM condiciones k WHERE ${included} ORDER BY 1`,
  );
  return forListas(tx, ids, (some) =>
    tx.execute(sql`
      UPDATE condiciones_precios c SET precio = ${nuevo}
      WHERE c.condicion_id = ANY (${some}) AND ${ofSelected(asked)} AND ${nuevo} <> c.precio`),
  );
}

/** SQL: the own prices that a change set, with the current own price as `c`. */
const changedBy = (cambioId: string): SQL => sql`FROM condiciones_historia h
  LEFT JOIN condiciones_precios c ON c.condicion_id = h.condicion_id AND c.producto_id = h.producto_id
  WHERE h.cambio_id = ${cambioId} AND h.origen = 'cambio'`;

/** Restores the own prices that still are as the change set them, and returns their number. */
export async function restorePropios(tx: Tx, cambioId: string): Promise<number> {
  const ids = await idsFrom(
    tx,
    sql`SELECT DISTINCT condicion_id AS id FROM condiciones_historia WHERE cambio_id = ${cambioId} ORDER BY 1`,
  );
  return forListas(tx, ids, (some) =>
    tx.execute(sql`
      UPDATE condiciones_precios c SET precio = h.antes FROM condiciones_historia h
      WHERE h.cambio_id = ${cambioId} AND h.origen = 'cambio' AND h.condicion_id = ANY (${some})
        AND c.condicion_id = h.condicion_id AND c.producto_id = h.producto_id AND c.precio = h.precio`),
  );
}

interface ChangedLista extends Record<string, unknown> {
  condicion_id: string;
  nombre: string | null;
  propios: number;
  siguen: number;
  huella: string;
}

/** Returns the agreements whose own prices a change set. `siguen` counts those that still are so, `huella` is their digest. */
export async function findListasOf(q: Queryable, cambioId: string): Promise<ChangedLista[]> {
  const { rows } = await q.execute<ChangedLista>(sql`
    SELECT l.*, k.nombre FROM (
      SELECT h.condicion_id, count(*)::int AS propios, (count(*) FILTER (WHERE c.precio = h.precio))::int AS siguen,
        COALESCE(sum(hashtextextended(concat(h.condicion_id, h.producto_id), 0)::numeric) FILTER (WHERE c.precio = h.precio), 0)::text AS huella
      ${changedBy(cambioId)} GROUP BY 1
    ) l LEFT JOIN condiciones k USING (condicion_id) ORDER BY k.nombre, l.condicion_id`);
  return rows;
}

interface ChangedPropio extends Record<string, unknown> {
  producto_id: string;
  nombre: string;
  antes: number;
  precio: number;
  ahora: number;
  sigue: boolean;
}

/** Returns a page of the own prices that a change of a list set, in order of id. `ahora` is the current price in the list. */
export async function findPropiosOf(
  q: Queryable,
  cambioId: string,
  { limit, offset, onlyOthers }: Page & { onlyOthers: boolean },
): Promise<{ rows: ChangedPropio[]; total: number }> {
  const from = sql`${changedBy(cambioId)} AND (NOT ${onlyOthers} OR c.precio IS DISTINCT FROM h.precio)`;
  const [{ rows }, counted] = await Promise.all([
    q.execute<ChangedPropio>(sql`
      SELECT p.producto_id, p.nombre, (t.antes * 100)::float8 AS antes, (t.precio * 100)::float8 AS precio, t.sigue,
        (e.precio * 100)::float8 AS ahora
      FROM (SELECT h.producto_id, h.condicion_id, h.antes, h.precio, c.precio IS NOT DISTINCT FROM h.precio AS sigue ${from}
        ORDER BY h.producto_id LIMIT ${limit} OFFSET ${offset}) t
      JOIN productos p USING (producto_id)
      CROSS JOIN LATERAL precio_en(t.condicion_id, p.producto_id, p.marca_id, p.precio, p.precio_antes_oferta) e
      ORDER BY p.producto_id`),
    q.execute<{ total: number }>(sql`SELECT count(*)::int AS total ${from}`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns a page of a product's own prices in an agreement, newest first, and the number of entries. In cents. */
export async function findPastPropios(
  q: Queryable,
  productoId: string,
  condicionId: string,
  { limit, offset }: Page,
) {
  const { producto_id, condicion_id, usuario_id, historia_id } = condicionesHistoria;
  const of = and(eq(producto_id, productoId), eq(condicion_id, condicionId));
  const rows = await q
    .select({ past: condicionesHistoria, usuario: { nombre: usuarios.nombre, apellido: usuarios.apellido } })
    .from(condicionesHistoria)
    .leftJoin(usuarios, eq(usuarios.usuario_id, usuario_id))
    .where(of)
    .orderBy(desc(historia_id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await q.$count(condicionesHistoria, of) };
}
