import { and, asc, eq, isNull } from 'drizzle-orm';
import { first, type Queryable } from '../../db/database.ts';
import { usuarios } from '../../db/schema/usuarios.ts';

const isOf = (titularId: string) =>
  and(eq(usuarios.titular_id, titularId), isNull(usuarios.datos_borrados_en));

/** Returns the persons who order for this account's shop, by name. */
export const findPersonas = (q: Queryable, titularId: string) =>
  q
    .select()
    .from(usuarios)
    .where(isOf(titularId))
    .orderBy(asc(usuarios.nombre), asc(usuarios.apellido), asc(usuarios.usuario_id));

/** Finds a person of this shop. Another shop's person is not found. */
export const findPersona = (q: Queryable, titularId: string, usuarioId: string) =>
  first(
    q
      .select()
      .from(usuarios)
      .where(and(isOf(titularId), eq(usuarios.usuario_id, usuarioId))),
  );
