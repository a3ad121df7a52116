import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, one, type Queryable, type Tx } from '../../db/database.ts';
import { fotosPedidos } from '../../db/schema/pedidos-cliente.ts';

const { foto_id, pedido_id, huella, contenido, fecha } = fotosPedidos;

/** Finds an earlier upload of the same file. */
export const findFotoId = async (q: Queryable, pedidoId: string, hash: string): Promise<string | undefined> =>
  (
    await first(
      q
        .select({ foto_id })
        .from(fotosPedidos)
        .where(and(eq(pedido_id, pedidoId), eq(huella, hash))),
    )
  )?.foto_id;

export const countFotos = (q: Queryable, pedidoId: string) => q.$count(fotosPedidos, eq(pedido_id, pedidoId));

export const insertFoto = async (
  tx: Tx,
  foto: Pick<typeof fotosPedidos.$inferInsert, 'pedido_id' | 'huella' | 'contenido'>,
): Promise<string> =>
  (
    await one(
      tx
        .insert(fotosPedidos)
        .values({ ...foto, foto_id: uuidv7() })
        .returning({ foto_id }),
    )
  ).foto_id;

export const findFoto = (q: Queryable, pedidoId: string, id: string) =>
  first(
    q
      .select({ contenido })
      .from(fotosPedidos)
      .where(and(eq(pedido_id, pedidoId), eq(foto_id, id))),
  );

/** Returns those of the `ids` that belong to the order. */
export async function fotosAmong(q: Queryable, pedidoId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await q
    .select({ foto_id })
    .from(fotosPedidos)
    .where(and(eq(pedido_id, pedidoId), inArray(foto_id, [...ids])));
  return rows.map((row) => row.foto_id);
}

/** Deletes pictures older than a day that no reception uses. */
export const purgeFotos = (q: Queryable) =>
  q.execute(sql`
    DELETE FROM ${fotosPedidos} WHERE ${fecha} < now() - interval '1 day' AND NOT EXISTS (
      SELECT 1 FROM pedidos_cambios c WHERE c.pedido_id = ${pedido_id} AND c.tipo = 'recepcion'
        AND c.datos -> 'reclamo' -> 'lineas' @> jsonb_build_array(jsonb_build_object('foto_id', ${foto_id})))`);
