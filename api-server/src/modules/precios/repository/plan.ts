import { LIMITS } from 'api-client/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { one, type Queryable, type Tx } from '../../../db/database.ts';
import { productos } from '../../../db/schema/catalogo.ts';
import { decimalFromCents } from '../../../db/schema/types.ts';
import type { Page } from '../../../shared/page.ts';
import type { Ajuste, Efecto } from '../rules.ts';

/** The filters of a change; they combine. */
export type Selection = Pick<Ajuste, 'marca_id' | 'categoria_id' | 'etiqueta_id' | 'ids'>;

const MOST = sql`${decimalFromCents(Math.round(LIMITS.precioMax * 100))}::numeric`;

/** SQL: condition on products `p`. Without a choice all are chosen, also deactivated ones, which may come back. */
export function chosen({ marca_id, categoria_id, etiqueta_id, ids }: Selection): SQL {
  const parts: SQL[] = [sql`true`];
  if (marca_id) parts.push(sql`p.marca_id = ${marca_id}`);
  if (categoria_id) {
    parts.push(
      sql`p.producto_id IN (SELECT producto_id FROM productos_categorias WHERE categoria_id = ${categoria_id})`,
    );
  }
  if (etiqueta_id) {
    parts.push(
      sql`p.producto_id IN (SELECT producto_id FROM productos_etiquetas WHERE etiqueta_id = ${etiqueta_id})`,
    );
  }
  if (ids) parts.push(sql`p.producto_id = ANY (string_to_array(${ids}, ',')::uuid[])`);
  return sql.join(parts, sql` AND `);
}

/**
 * Computes the change for each product, for the preview and for the change itself. A product keeps its price
 * when the new price would be zero, above the maximum, or not below the struck price. OFFSET stops PostgreSQL
 * from computing the new price several times, which doubles the speed.
 */
export const planOf = (asked: Ajuste): SQL => sql`
  SELECT e.*, CASE
      WHEN nuevo <= 0 THEN 'cero'
      WHEN nuevo > ${MOST} THEN 'maximo'
      WHEN en_promocion AND precio_antes_oferta > precio AND nuevo >= precio_antes_oferta THEN 'oferta'
      WHEN nuevo > precio THEN 'sube'
      WHEN nuevo < precio THEN 'baja'
      ELSE 'igual'
    END AS efecto
  FROM (
    SELECT p.producto_id, p.nombre, p.busqueda, p.marca_id, p.esta_activo, p.precio, p.precio_antes_oferta, p.en_promocion,
      precio_nuevo(p.precio, ${asked.forma}, ${decimalFromCents(asked.ajuste)}::numeric, ${asked.redondeo}, ${asked.direccion}) AS nuevo
    FROM productos p WHERE ${chosen(asked)} OFFSET 0
  ) AS e`;

/** Digest of each product with the inputs of its new price. */
const HUELLA = sql`COALESCE(sum(hashtextextended(
  concat_ws('|', producto_id, precio, COALESCE(precio_antes_oferta, 0), en_promocion, nuevo), 0)::numeric), 0)::text`;

/** SQL: a scheduled change would change the product's price first. */
const AWAITED = sql`EXISTS (SELECT FROM precios_programados s JOIN cambios_de_precios c USING (cambio_id)
  WHERE s.producto_id = plan.producto_id AND c.hecho_en IS NULL AND c.condicion_id IS NULL)`;

const SUMS = sql`
  (SELECT ${HUELLA} FROM plan) AS huella,
  (SELECT COALESCE(json_object_agg(efecto, n), '{}') FROM (SELECT efecto, count(*) AS n FROM plan GROUP BY 1) AS c) AS resumen`;

export interface PlannedRow {
  producto_id: string;
  nombre: string;
  marca: string;
  esta_activo: boolean;
  /** Old and new price in cents. */
  precio: number;
  nuevo: number;
  efecto: Efecto;
}

export interface Sums {
  huella: string;
  resumen: Partial<Record<Efecto, number>>;
}

/** Returns a page of the plan by name, with its sums, all from one moment. `planOf` or `planOfLista` makes the plan. */
export async function findPlan(
  q: Queryable,
  plan: SQL,
  { limit, offset, efectos }: Page & { efectos: readonly Efecto[] },
): Promise<Sums & { productos: PlannedRow[]; programados: number }> {
  const shown = sql.join(
    efectos.map((efecto) => sql`${efecto}`),
    sql`, `,
  );
  const { rows } = await q.execute<
    Sums & { productos: PlannedRow[]; programados: number } & Record<string, unknown>
  >(sql`
    WITH plan AS MATERIALIZED (${plan})
    SELECT ${SUMS}, (SELECT count(*)::int FROM plan WHERE ${AWAITED}) AS programados, (SELECT COALESCE(json_agg(to_json(t)), '[]') FROM (
      SELECT producto_id, p.nombre, m.nombre AS marca, p.esta_activo, efecto, (precio * 100)::bigint AS precio, (nuevo * 100)::bigint AS nuevo
      FROM (
        SELECT * FROM plan WHERE efecto IN (${shown}) ORDER BY busqueda, producto_id LIMIT ${limit} OFFSET ${offset}
      ) p JOIN marcas m USING (marca_id) ORDER BY p.busqueda, producto_id) AS t) AS productos`);
  return one(Promise.resolve(rows));
}

/** Returns the sums of the plan. */
export async function findSums(q: Queryable, plan: SQL): Promise<Sums> {
  const { rows } = await q.execute<Sums & Record<string, unknown>>(
    sql`WITH plan AS MATERIALIZED (${plan}) SELECT ${SUMS}`,
  );
  return one(Promise.resolve(rows));
}

/** Locks the chosen products until the transaction ends, in order of id to avoid deadlocks. */
export async function lockChosen(tx: Tx, asked: Ajuste): Promise<void> {
  await tx.execute(sql`SELECT count(*) FROM (
    SELECT 1 FROM productos p WHERE ${chosen(asked)} ORDER BY p.producto_id FOR NO KEY UPDATE) AS locked`);
}

export const planWithSums = (asked: Ajuste): SQL =>
  sql`WITH plan AS MATERIALIZED (${planOf(asked)}), sums AS MATERIALIZED (SELECT ${SUMS})`;

interface Given {
  oferta: boolean;
  nuevo: SQL;
  /** True when the price falls: only then there is a promotion. */
  falls: SQL;
}

/** SQL: the columns that a change sets on product `p`. */
export const newPrecio = ({
  oferta,
  nuevo,
  falls,
}: Given): SQL => sql`precio = ${nuevo}, version = p.version + 1,
  precio_antes_oferta = CASE WHEN ${oferta} AND ${falls} AND NOT p.en_promocion THEN p.precio
    WHEN ${oferta} AND ${falls} THEN GREATEST(p.precio_antes_oferta, p.precio) ELSE p.precio_antes_oferta END,
  en_promocion = p.en_promocion OR (${oferta} AND ${falls})`;

/** Applies the plan in one statement if its digest still is `huella`; returns the current sums. */
export async function applyPlan(tx: Tx, asked: Ajuste, huella: string): Promise<Sums> {
  const { oferta } = asked;
  const { rows } = await tx.execute<Sums & Record<string, unknown>>(sql`
    ${planWithSums(asked)},
    done AS (
      UPDATE productos p SET ${newPrecio({ oferta, nuevo: sql`plan.nuevo`, falls: sql`efecto = 'baja'` })}
      FROM plan
      WHERE p.producto_id = plan.producto_id AND efecto IN ('sube', 'baja') AND (SELECT sums.huella FROM sums) = ${huella}
    )
    SELECT * FROM sums`);
  return one(Promise.resolve(rows));
}

/** Returns the prices, locked until the transaction ends, in order of id to avoid deadlocks. */
export function lockPrecios(tx: Tx, ids: readonly string[]) {
  const { producto_id, precio, precio_antes_oferta, en_promocion } = productos;
  return tx
    .select({ producto_id, precio, precio_antes_oferta, en_promocion })
    .from(productos)
    .where(inArray(producto_id, [...ids]))
    .orderBy(producto_id)
    .for('no key update');
}

/** Stores prices, in cents. */
export async function setPrecios(
  tx: Tx,
  precios: readonly { producto_id: string; precio: number }[],
): Promise<void> {
  const written = precios.map((one) => ({ ...one, precio: decimalFromCents(one.precio) }));
  await tx.execute(sql`
    UPDATE productos p SET precio = l.precio, version = p.version + 1
    FROM jsonb_to_recordset(${JSON.stringify(written)}::jsonb) AS l (producto_id uuid, precio numeric)
    WHERE p.producto_id = l.producto_id`);
}
