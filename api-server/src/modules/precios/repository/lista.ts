/** A change of the whole list of an agreement: its own prices and its rules. */
import { LIMITS } from 'api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { StoredRegla } from '../../../db/schema/precios.ts';
import { decimalFromCents } from '../../../db/schema/types.ts';
import type { ListaChange } from '../rules.ts';

const percent = (ajuste: number): SQL => sql`${decimalFromCents(ajuste)}::numeric`;

/** Computes the change for each product, like `planOf`: its price in the agreement before and after. */
export const planOfLista = ({ condicionId, ajuste, redondeo, direccion }: ListaChange): SQL => sql`
  SELECT e.*, CASE WHEN nuevo > precio THEN 'sube' WHEN nuevo < precio THEN 'baja' ELSE 'igual' END AS efecto
  FROM (
    SELECT p.producto_id, p.nombre, p.busqueda, p.marca_id, p.esta_activo, a.precio, a.precio_antes_oferta, p.en_promocion,
      n.precio AS nuevo
    FROM productos p
    JOIN precios_tras(${condicionId}, 0, 'no', 'cercano') a USING (producto_id)
    JOIN precios_tras(${condicionId}, ${percent(ajuste)}, ${redondeo}, ${direccion}) n USING (producto_id)
    OFFSET 0
  ) AS e`;

/** Returns the rules of an agreement in their order, with percentages as numbers; `ajuste` changes each of them. */
export async function findReglas(q: Queryable, condicionId: string, ajuste = 0): Promise<StoredRegla[]> {
  const { rows } = await q.execute<StoredRegla & Record<string, unknown>>(sql`
    SELECT orden, marca_id, categoria_id, ajuste_nuevo(ajuste, ${percent(ajuste)})::float8 AS ajuste, redondeo, direccion
    FROM condiciones_reglas WHERE condicion_id = ${condicionId} ORDER BY orden`);
  return rows;
}

/** Returns the rules of the agreement after the change. Products without a rule get a rule of all products. */
export async function findChangedReglas(
  q: Queryable,
  { condicionId, ajuste, redondeo, direccion }: ListaChange,
): Promise<StoredRegla[]> {
  const reglas = await findReglas(q, condicionId, ajuste);
  if (reglas.some(({ marca_id, categoria_id }) => marca_id === null && categoria_id === null)) return reglas;
  const orden = Math.max(-1, ...reglas.map((regla) => regla.orden)) + 1;
  return [
    ...reglas,
    { orden, marca_id: null, categoria_id: null, ajuste: ajuste / 100, redondeo, direccion },
  ];
}

/** Returns the rule that the change would move outside of the allowed percentages. */
export const findExtreme = (reglas: readonly StoredRegla[]): StoredRegla | undefined =>
  reglas.find(({ ajuste }) => ajuste < LIMITS.ajusteCondicionMin || ajuste > LIMITS.ajusteCondicionMax);

/** Replaces the rules of an agreement. */
export async function writeReglas(
  tx: Tx,
  condicionId: string,
  reglas: readonly StoredRegla[],
): Promise<void> {
  await tx.execute(sql`DELETE FROM condiciones_reglas WHERE condicion_id = ${condicionId}`);
  await tx.execute(sql`
    INSERT INTO condiciones_reglas (condicion_id, orden, marca_id, categoria_id, ajuste, redondeo, direccion)
    SELECT ${condicionId}::uuid, orden, marca_id, categoria_id, ajuste, redondeo, direccion
    FROM jsonb_to_recordset(${JSON.stringify(reglas)}::jsonb)
      AS r (orden int, marca_id uuid, categoria_id uuid, ajuste numeric, redondeo text, direccion text)`);
}
