import { sql } from 'drizzle-orm';
import { one, type Queryable, type Tx } from '../../../db/database.ts';
import type { cambiosDePrecios } from '../../../db/schema/precios.ts';
import { decimalFromCents } from '../../../db/schema/types.ts';
import type { Page } from '../../../shared/page.ts';
import type { Ajuste, ListaChange } from '../rules.ts';
import { newPrecio, planWithSums, type Sums } from './plan.ts';

type Cambio = typeof cambiosDePrecios.$inferSelect;

/** Stores the plan if its digest still is `huella`; returns the current sums. */
export async function storePlan(tx: Tx, asked: Ajuste, huella: string, cambioId: string): Promise<Sums> {
  const { rows } = await tx.execute<Sums & Record<string, unknown>>(sql`
    ${planWithSums(asked)},
    kept AS (
      INSERT INTO precios_programados (cambio_id, producto_id, antes, nuevo, oferta_antes, promocion_antes)
      SELECT ${cambioId}::uuid, producto_id, precio, nuevo, precio_antes_oferta, en_promocion FROM plan
      WHERE efecto IN ('sube', 'baja') AND (SELECT sums.huella FROM sums) = ${huella}
    )
    SELECT * FROM sums`);
  return one(Promise.resolve(rows));
}

/** SQL: the product still is as the scheduled change saw the product. */
const AS_SEEN = sql`(p.precio = s.antes AND p.precio_antes_oferta IS NOT DISTINCT FROM s.oferta_antes
  AND p.en_promocion = s.promocion_antes)`;

/** Applies the stored plan to unchanged products and deletes their rows; rows of skipped products stay. */
export async function applyStoredPlan(
  tx: Tx,
  { cambio_id: id, oferta }: Pick<Cambio, 'cambio_id' | 'oferta'>,
): Promise<{ suben: number; bajan: number }> {
  const kept = sql`FROM precios_programados s WHERE s.cambio_id = ${id}`;
  await tx.execute(sql`SELECT count(*) FROM (SELECT 1 FROM productos WHERE producto_id IN (SELECT s.producto_id ${kept})
    ORDER BY producto_id FOR NO KEY UPDATE) AS locked`);
  const { rows } = await tx.execute<{ suben: number; bajan: number }>(sql`
    WITH done AS (
      UPDATE productos p SET ${newPrecio({ oferta, nuevo: sql`s.nuevo`, falls: sql`s.nuevo < s.antes` })}
      ${kept} AND p.producto_id = s.producto_id AND ${AS_SEEN} RETURNING p.producto_id, s.nuevo > s.antes AS sube
    ),
    gone AS (DELETE FROM precios_programados WHERE cambio_id = ${id} AND producto_id IN (SELECT producto_id FROM done))
    SELECT (count(*) FILTER (WHERE sube))::int AS suben, (count(*) FILTER (WHERE NOT sube))::int AS bajan FROM done`);
  return one(Promise.resolve(rows));
}

export async function deleteStoredPlan(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`DELETE FROM precios_programados WHERE cambio_id = ${id}`);
}

interface KeptProducto extends Record<string, unknown> {
  producto_id: string;
  nombre: string;
  antes: number;
  precio: number;
  ahora: number;
  sigue: boolean;
}

const cents = (column: string) => sql.raw(`(${column} * 100)::float8`);

/** Returns a page of the scheduled or skipped products of a change, in order of id. */
export async function findStoredPlan(
  q: Queryable,
  { cambio_id: id, hecho_en }: Pick<Cambio, 'cambio_id' | 'hecho_en'>,
  { limit, offset, onlyOthers }: Page & { onlyOthers: boolean },
): Promise<{ rows: KeptProducto[]; total: number }> {
  const stays = hecho_en ? sql`false` : AS_SEEN;
  const from = sql`FROM precios_programados s JOIN productos p USING (producto_id)
    WHERE s.cambio_id = ${id} AND (NOT ${onlyOthers} OR NOT ${stays})`;
  const [{ rows }, counted] = await Promise.all([
    q.execute<KeptProducto>(sql`
      SELECT s.producto_id, p.nombre, ${cents('s.antes')} AS antes, ${cents('s.nuevo')} AS precio,
        ${cents('p.precio')} AS ahora, ${stays} AS sigue
      ${from} ORDER BY s.producto_id LIMIT ${limit} OFFSET ${offset}`),
    q.execute<{ total: number }>(sql`SELECT count(*)::int AS total ${from}`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Stores the own prices that a scheduled change of an agreement's list will set, with those seen. */
export async function storePropios(
  tx: Tx,
  cambioId: string,
  { condicionId, ajuste, redondeo, direccion }: ListaChange,
): Promise<void> {
  const nuevo = sql`propio_nuevo(c.precio, 'porcentaje', ${decimalFromCents(ajuste)}::numeric, ${redondeo}, ${direccion})`;
  await tx.execute(sql`
    INSERT INTO precios_programados (cambio_id, producto_id, antes, nuevo, promocion_antes)
    SELECT ${cambioId}::uuid, c.producto_id, c.precio, ${nuevo}, false FROM condiciones_precios c
    WHERE c.condicion_id = ${condicionId} AND ${nuevo} <> c.precio`);
}

/** Sets the stored own prices that still are as seen, and deletes their rows; rows of skipped products stay. */
export async function applyStoredPropios(
  tx: Tx,
  cambioId: string,
  condicionId: string,
): Promise<{ propios: number; salteados: number }> {
  const { rows } = await tx.execute<{ propios: number; salteados: number }>(sql`
    WITH done AS (
      UPDATE condiciones_precios c SET precio = s.nuevo FROM precios_programados s
      WHERE s.cambio_id = ${cambioId} AND c.condicion_id = ${condicionId} AND c.producto_id = s.producto_id AND c.precio = s.antes
      RETURNING c.producto_id
    ),
    gone AS (DELETE FROM precios_programados WHERE cambio_id = ${cambioId} AND producto_id IN (SELECT producto_id FROM done))
    SELECT (SELECT count(*)::int FROM done) AS propios,
      (SELECT count(*)::int FROM precios_programados WHERE cambio_id = ${cambioId}) - (SELECT count(*)::int FROM done) AS salteados`);
  return one(Promise.resolve(rows));
}

/** Like `findStoredPlan`, for the own prices of a change of an agreement's list. `ahora` is the current price in the list. */
export async function findStoredPropios(
  q: Queryable,
  { cambio_id: id, hecho_en, condicion_id }: Pick<Cambio, 'cambio_id' | 'hecho_en' | 'condicion_id'>,
  { limit, offset, onlyOthers }: Page & { onlyOthers: boolean },
): Promise<{ rows: KeptProducto[]; total: number }> {
  const stays = hecho_en ? sql`false` : sql`(c.precio IS NOT DISTINCT FROM s.antes)`;
  const from = sql`FROM precios_programados s JOIN productos p USING (producto_id)
    LEFT JOIN condiciones_precios c ON c.condicion_id = ${condicion_id} AND c.producto_id = s.producto_id
    WHERE s.cambio_id = ${id} AND (NOT ${onlyOthers} OR NOT ${stays})`;
  const [{ rows }, counted] = await Promise.all([
    q.execute<KeptProducto>(sql`
      SELECT s.producto_id, p.nombre, ${cents('s.antes')} AS antes, ${cents('s.nuevo')} AS precio, ${stays} AS sigue,
        (SELECT ${cents('e.precio')} FROM precio_en(${condicion_id}, p.producto_id, p.marca_id, p.precio, p.precio_antes_oferta) e)
          AS ahora
      ${from} ORDER BY s.producto_id LIMIT ${limit} OFFSET ${offset}`),
    q.execute<{ total: number }>(sql`SELECT count(*)::int AS total ${from}`),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
