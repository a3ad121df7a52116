import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { usuarios } from '../db/schema/usuarios.ts';

/** What of an account a session hangs on. */
export async function findSessionAccount(q: Queryable, usuarioId: string) {
  const [row] = await q
    .select({
      roles: usuarios.roles,
      sesion: usuarios.sesion,
      dado_de_alta: usuarios.dado_de_alta,
      esta_activo: usuarios.esta_activo,
    })
    .from(usuarios)
    .where(eq(usuarios.usuario_id, usuarioId));
  return row;
}
