import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { destinatarios } from '../../db/schema/usuarios.ts';

/** Whom the papers of these accounts are made out to, of those that were erased. */
export async function findDestinatarios(q: Queryable, usuarioIds: readonly string[]) {
  const rows = await q
    .select()
    .from(destinatarios)
    .where(inArray(destinatarios.usuario_id, [...usuarioIds]));
  return new Map(rows.map((row) => [row.usuario_id, row]));
}
