import { eq } from 'drizzle-orm';
import { first, type Queryable } from '../db/database.ts';
import { usuarios } from '../db/schema/usuarios.ts';

/** What of an account a session hangs on. */
export function findSessionAccount(q: Queryable, usuarioId: string) {
  const { roles, sesion, dado_de_alta, esta_activo } = usuarios;
  const account = q.select({ roles, sesion, dado_de_alta, esta_activo }).from(usuarios);
  return first(account.where(eq(usuarios.usuario_id, usuarioId)));
}
