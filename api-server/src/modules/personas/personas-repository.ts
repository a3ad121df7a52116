import { and, asc, eq, isNull } from 'drizzle-orm';
import { first, type Queryable } from '../../db/database.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

const isOf = (titularId: string) =>
  and(eq(usuarios.titular_id, titularId), isNull(usuarios.datos_borrados_en));

/** Who orders for the shop of this account, by name. */
export const findPersonas = (q: Queryable, titularId: string) =>
  q
    .select()
    .from(usuarios)
    .where(isOf(titularId))
    .orderBy(asc(usuarios.nombre), asc(usuarios.apellido), asc(usuarios.usuario_id));

/** Another's is as if it did not exist. */
export const findPersona = (q: Queryable, titularId: string, usuarioId: string) =>
  first(
    q
      .select()
      .from(usuarios)
      .where(and(isOf(titularId), eq(usuarios.usuario_id, usuarioId))),
  );
