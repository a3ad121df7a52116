/** Queries about own prices and terms by quantity of many products in many agreements. */
import { sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../../db/database.ts';
import type { StoredCantidades } from '../../../db/schema/stored-json.ts';
import { decimalFromCents } from '../../../db/schema/types.ts';
import { findOwnRows, type OwnPlace } from '../../condiciones/repository/own.ts';

/** Own values of a product in an agreement; null for those that it does not have. `precio` is in cents. */
export interface Own {
  precio: number | null;
  cantidades: StoredCantidades | null;
}

export interface NamedCondicion {
  condicion_id: string;
  nombre: string;
}

/** Returns the agreement of each written name; case and accents do not matter. */
export async function findCondicionesByNombre(
  q: Queryable,
  nombres: readonly string[],
): Promise<Map<string, NamedCondicion>> {
  type Found = NamedCondicion & { escrito: string };
  const { rows } = await q.execute<Found & Record<string, unknown>>(sql`
    SELECT a.escrito, c.condicion_id, c.nombre FROM unnest(${sql.param([...nombres])}::text[]) AS a (escrito)
    JOIN condiciones c ON normalizar(c.nombre) = normalizar(a.escrito)`);
  return new Map(rows.map(({ escrito, condicion_id, nombre }) => [escrito, { condicion_id, nombre }]));
}

/** Returns the agreements by id; nobody can delete them until the transaction ends. */
export async function lockCondicionesById(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, NamedCondicion>> {
  const { rows } = await tx.execute<{ condicion_id: string; nombre: string }>(sql`
    SELECT condicion_id, nombre FROM condiciones WHERE condicion_id = ANY (${sql.param([...ids])}::uuid[])
    ORDER BY condicion_id FOR KEY SHARE`);
  return new Map(rows.map((row) => [row.condicion_id, row]));
}

/** Key of a place in a map. */
export const keyOf = ({ condicion_id, producto_id }: OwnPlace): string => `${condicion_id} ${producto_id}`;

const asRows = (places: readonly object[]) => JSON.stringify(places);

/** Returns what each product has of its own, by `keyOf`. Products that do not exist are left out. */
export async function findOwn(
  q: Queryable,
  places: readonly OwnPlace[],
): Promise<Map<string, Own & { nombre: string }>> {
  const rows = await findOwnRows(q, places);
  return new Map(
    rows.map(({ condicion_id, producto_id, nombre, precio, minimo, multiplo, escalas }) => {
      const cantidades =
        minimo === null || multiplo === null ? null : { minimo, multiplo, escalas: escalas ?? [] };
      return [keyOf({ condicion_id, producto_id }), { nombre, precio, cantidades }];
    }),
  );
}

/** Sets or removes own prices, in cents. */
export async function writePrecios(
  tx: Tx,
  changes: readonly (OwnPlace & Pick<Own, 'precio'>)[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map((one) => ({
    ...one,
    precio: one.precio === null ? null : decimalFromCents(one.precio),
  }));
  const those = sql`jsonb_to_recordset(${asRows(rows)}::jsonb) AS a (condicion_id uuid, producto_id uuid, precio numeric)`;
  await tx.execute(sql`
    DELETE FROM condiciones_precios c USING ${those}
    WHERE a.precio IS NULL AND c.condicion_id = a.condicion_id AND c.producto_id = a.producto_id`);
  await tx.execute(sql`
    INSERT INTO condiciones_precios (condicion_id, producto_id, precio)
    SELECT condicion_id, producto_id, precio FROM ${those} WHERE precio IS NOT NULL
    ON CONFLICT (condicion_id, producto_id) DO UPDATE SET precio = excluded.precio`);
}

/** Sets or removes terms by quantity. */
export async function writeCantidades(
  tx: Tx,
  changes: readonly (OwnPlace & Pick<Own, 'cantidades'>)[],
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ cantidades, ...place }) => ({ ...place, ...cantidades }));
  const those = sql`jsonb_to_recordset(${asRows(rows)}::jsonb)
    AS a (condicion_id uuid, producto_id uuid, minimo int, multiplo int, escalas jsonb)`;
  const terms = sql`minimo = excluded.minimo, multiplo = excluded.multiplo, escalas = excluded.escalas`;
  await tx.execute(sql`
    DELETE FROM condiciones_cantidades c USING ${those}
    WHERE a.minimo IS NULL AND c.condicion_id = a.condicion_id AND c.producto_id = a.producto_id`);
  await tx.execute(sql`
    DELETE FROM productos_cantidades c USING ${those}
    WHERE a.minimo IS NULL AND a.condicion_id IS NULL AND c.producto_id = a.producto_id`);
  await tx.execute(sql`
    INSERT INTO condiciones_cantidades (condicion_id, producto_id, minimo, multiplo, escalas)
    SELECT condicion_id, producto_id, minimo, multiplo, escalas FROM ${those}
    WHERE minimo IS NOT NULL AND condicion_id IS NOT NULL
    ON CONFLICT (condicion_id, producto_id) DO UPDATE SET ${terms}`);
  await tx.execute(sql`
    INSERT INTO productos_cantidades (producto_id, minimo, multiplo, escalas)
    SELECT producto_id, minimo, multiplo, escalas FROM ${those} WHERE minimo IS NOT NULL AND condicion_id IS NULL
    ON CONFLICT (producto_id) DO UPDATE SET ${terms}`);
}
