/** Queries about the prices and the terms by quantity of an agreement. */
import type { Diferencia } from 'api-client/contract/words';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable, type Tx } from '../../../db/database.ts';
import { productos } from '../../../db/schema/catalogo.ts';
import { condicionesCantidades, condicionesPrecios } from '../../../db/schema/condiciones.ts';
import type { StoredCantidades } from '../../../db/schema/stored-json.ts';
import { centsFromDecimal } from '../../../db/schema/types.ts';

/** Copies own prices and terms by quantity. */
export async function copyPrecios(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${condicionesPrecios} (condicion_id, producto_id, precio)
    SELECT ${to}::uuid, producto_id, precio FROM ${condicionesPrecios} WHERE condicion_id = ${from}`);
  await tx.execute(sql`
    INSERT INTO ${condicionesCantidades} (condicion_id, producto_id, minimo, multiplo, escalas)
    SELECT ${to}::uuid, producto_id, minimo, multiplo, escalas FROM ${condicionesCantidades}
    WHERE condicion_id = ${from}`);
}

/** Returns the ids of the active products with an own price. */
export async function findPropios(q: Queryable, condicionId: string): Promise<string[]> {
  const rows = await q
    .select({ id: productos.producto_id })
    .from(condicionesPrecios)
    .innerJoin(productos, eq(productos.producto_id, condicionesPrecios.producto_id))
    .where(and(eq(condicionesPrecios.condicion_id, condicionId), eq(productos.esta_activo, true)))
    .orderBy(asc(productos.busqueda), asc(productos.producto_id));
  return rows.map(({ id }) => id);
}

/** Returns the prices of some products in an agreement, in cents, and the reasons. */
export async function findPrecios(q: Queryable, condicionId: string, ids: readonly string[]) {
  const { rows } = await q.execute<{
    producto_id: string;
    precio: string;
    propio: string | null;
    motivo: 'producto' | 'marca' | 'categoria' | 'todo' | null;
    cantidades: StoredCantidades | null;
  }>(sql`
    SELECT p.producto_id, e.precio, c.precio AS propio, e.motivo, CASE WHEN k.producto_id IS NOT NULL
      THEN json_build_object('minimo', k.minimo, 'multiplo', k.multiplo, 'escalas', k.escalas) END AS cantidades
    FROM ${productos} p
    LEFT JOIN ${condicionesCantidades} k ON k.condicion_id = ${condicionId} AND k.producto_id = p.producto_id
    LEFT JOIN ${condicionesPrecios} c ON c.condicion_id = ${condicionId} AND c.producto_id = p.producto_id
    CROSS JOIN LATERAL precio_en(${condicionId}, p.producto_id, p.marca_id, p.precio, p.precio_antes_oferta) e
    WHERE p.producto_id = ANY (${sql.param([...ids])}::uuid[])`);
  return new Map(
    rows.map(({ producto_id, precio, propio, motivo, cantidades }) => [
      producto_id,
      {
        precio: centsFromDecimal(precio),
        propio: propio === null ? null : centsFromDecimal(propio),
        motivo,
        cantidades,
      },
    ]),
  );
}

const DIFFERS: Record<Diferencia, SQL> = {
  distintos: sql`otro <> precio`,
  menores: sql`otro < precio`,
  mayores: sql`otro > precio`,
};

interface Differences extends Record<string, unknown> {
  menores: number;
  iguales: number;
  mayores: number;
  ids: string[] | null;
}

/**
 * Counts the active products that cost less, the same and more in the other agreement, or at the shop's prices for null. Also
 * returns the ids of those that differ as asked, by name; null unless asked. To compute all prices takes most of the time.
 */
export async function findDifferences(
  q: Queryable,
  condicionId: string,
  otherId: string | null,
  diferencia: Diferencia | undefined,
): Promise<Differences> {
  const ids = diferencia
    ? sql`COALESCE(json_agg(producto_id ORDER BY busqueda, producto_id) FILTER (WHERE ${DIFFERS[diferencia]}), '[]')`
    : sql`NULL`;
  const { rows } = await q.execute<Differences>(sql`
    SELECT count(*) FILTER (WHERE otro < precio)::int AS menores, count(*) FILTER (WHERE otro = precio)::int AS iguales,
      count(*) FILTER (WHERE otro > precio)::int AS mayores, ${ids} AS ids
    FROM (
      SELECT p.producto_id, p.busqueda, a.precio, b.precio AS otro FROM ${productos} p
      JOIN precios_tras(${condicionId}::uuid, 0, 'no', 'cercano') a USING (producto_id)
      JOIN precios_tras(${otherId}::uuid, 0, 'no', 'cercano') b USING (producto_id)
      WHERE p.esta_activo
    ) AS pares`);
  return one(Promise.resolve(rows));
}

export interface Propio {
  producto_id: string;
  /** In cents; null removes the own price. */
  precio: number | null;
}

/** Returns name and own price of each existing product among `ids`. */
export const findNombres = (q: Queryable, condicionId: string, ids: readonly string[]) =>
  q
    .select({
      producto_id: productos.producto_id,
      nombre: productos.nombre,
      precio: condicionesPrecios.precio,
    })
    .from(productos)
    .leftJoin(
      condicionesPrecios,
      and(
        eq(condicionesPrecios.producto_id, productos.producto_id),
        eq(condicionesPrecios.condicion_id, condicionId),
      ),
    )
    .where(inArray(productos.producto_id, [...ids]));

/** Writes changed own prices. A kept row is updated, so that the history has one entry for the change. */
export async function savePropios(tx: Tx, condicion_id: string, cambios: readonly Propio[]): Promise<void> {
  const { condicion_id: of, producto_id } = condicionesPrecios;
  const gone = cambios.filter(({ precio }) => precio === null).map((one) => one.producto_id);
  const values = cambios.flatMap(({ precio, ...one }) =>
    precio === null ? [] : [{ ...one, precio, condicion_id }],
  );
  if (gone.length > 0) {
    await tx.delete(condicionesPrecios).where(and(eq(of, condicion_id), inArray(producto_id, gone)));
  }
  if (values.length === 0) return;
  await tx
    .insert(condicionesPrecios)
    .values(values)
    .onConflictDoUpdate({ target: [of, producto_id], set: { precio: sql`excluded.precio` } });
}
