import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, one, type Queryable, type Tx } from '../../../db/database.ts';
import { notasPedidos, pedidosNotices } from '../../../db/schema/pedidos.ts';
import { fotosPedidos } from '../../../db/schema/pedidos-cliente.ts';
import { usuarios } from '../../../db/schema/usuarios.ts';

const { usuario_id, nombre, apellido } = usuarios;

const written = (q: Queryable) =>
  q
    .select({ nota: notasPedidos, usuario: { usuario_id, nombre, apellido } })
    .from(notasPedidos)
    .innerJoin(usuarios, eq(usuario_id, notasPedidos.autor_id));

/** Returns an order's notes with their authors, newest first. */
export const findNotasOf = (q: Queryable, pedidoId: string) =>
  written(q)
    .where(eq(notasPedidos.pedido_id, pedidoId))
    .orderBy(desc(notasPedidos.fecha), desc(notasPedidos.nota_id));

/** Finds a note of this order; undefined for a note of another order. */
export const findNotaOf = (q: Queryable, pedidoId: string, notaId: string) =>
  first(written(q).where(and(eq(notasPedidos.nota_id, notaId), eq(notasPedidos.pedido_id, pedidoId))));

export const countNotasOf = (q: Queryable, pedidoId: string): Promise<number> =>
  q.$count(notasPedidos, eq(notasPedidos.pedido_id, pedidoId));

export async function insertNotaOf(
  tx: Tx,
  values: Pick<typeof notasPedidos.$inferInsert, 'pedido_id' | 'autor_id' | 'texto'>,
): Promise<string> {
  const nota_id = uuidv7();
  await tx.insert(notasPedidos).values({ nota_id, ...values });
  return nota_id;
}

export const deleteNotaById = (tx: Tx, notaId: string) =>
  tx.delete(notasPedidos).where(eq(notasPedidos.nota_id, notaId));

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

type Notice = typeof pedidosNotices.$inferSelect;

/** Returns the order's state that the customer knows, while a notice is pending. */
export const findNotice = (tx: Tx, pedidoId: string): Promise<Notice | undefined> =>
  first(tx.select().from(pedidosNotices).where(eq(pedidosNotices.pedido_id, pedidoId)));

/** Stores the order's state that the customer knows before a change. An existing notice is older, so its state stays. */
export async function keepNotice(tx: Tx, told: Omit<Notice, 'vence'>, wait: number): Promise<void> {
  // Same clock as the job of this transaction: both use now() plus the wait.
  const vence = sql`now() + make_interval(secs => ${wait})`;
  await tx
    .insert(pedidosNotices)
    .values({ ...told, vence })
    .onConflictDoUpdate({
      target: pedidosNotices.pedido_id,
      set: { lineas: sql`coalesce(${pedidosNotices.lineas}, excluded.lineas)`, vence: sql`excluded.vence` },
    });
}

/** Deletes and returns the notice, if its time has come. */
export const takeNotice = (tx: Tx, pedidoId: string): Promise<Notice | undefined> =>
  first(
    tx
      .delete(pedidosNotices)
      .where(and(eq(pedidosNotices.pedido_id, pedidoId), lte(pedidosNotices.vence, sql`now()`)))
      .returning(),
  );
