import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { notasUsuarios, usuarios } from '../../db/schema/usuarios.ts';

export type NotaRow = Awaited<ReturnType<typeof findNotas>>[number];

const select = (q: Queryable) =>
  q
    .select({
      nota: notasUsuarios,
      usuario: { usuario_id: usuarios.usuario_id, nombre: usuarios.nombre, apellido: usuarios.apellido },
    })
    .from(notasUsuarios)
    .innerJoin(usuarios, eq(usuarios.usuario_id, notasUsuarios.autor_id));

/** Returns the notes about an account, newest first, each with its author. */
export const findNotas = (q: Queryable, usuarioId: string) =>
  select(q)
    .where(eq(notasUsuarios.usuario_id, usuarioId))
    .orderBy(desc(notasUsuarios.fecha), desc(notasUsuarios.nota_id));

const isNota = (usuarioId: string, notaId: string) =>
  and(eq(notasUsuarios.nota_id, notaId), eq(notasUsuarios.usuario_id, usuarioId));

/** Finds a note of this account. Another account's note is not found. */
export const findNota = (q: Queryable, usuarioId: string, notaId: string) =>
  first(select(q).where(isNota(usuarioId, notaId)));

export const countNotas = (q: Queryable, usuarioId: string): Promise<number> =>
  q.$count(notasUsuarios, eq(notasUsuarios.usuario_id, usuarioId));

export async function insertNota(
  tx: Tx,
  values: Pick<typeof notasUsuarios.$inferInsert, 'usuario_id' | 'autor_id' | 'texto'>,
): Promise<string> {
  const nota_id = uuidv7();
  await tx.insert(notasUsuarios).values({ ...values, nota_id });
  return nota_id;
}

export const deleteNota = (tx: Tx, usuarioId: string, notaId: string) =>
  tx.delete(notasUsuarios).where(isNota(usuarioId, notaId));
