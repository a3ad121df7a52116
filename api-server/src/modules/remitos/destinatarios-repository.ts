import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { destinatarios } from '../../db/schema/usuarios.ts';

/** Returns the stored recipients of erased accounts, by account id. */
export async function findDestinatarios(q: Queryable, usuarioIds: readonly string[]) {
  const rows = await q
    .select()
    .from(destinatarios)
    .where(inArray(destinatarios.usuario_id, [...usuarioIds]));
  return new Map(rows.map((row) => [row.usuario_id, row]));
}
