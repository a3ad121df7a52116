import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { notasPedidos } from '../../db/schema/pedidos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

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
