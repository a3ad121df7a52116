import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import { first, type Queryable } from '../db/database.ts';
import { condicionIdOf, modoIvaOf } from '../db/own-prices.ts';
import { segundosFactores, sesiones } from '../db/schema/access.ts';
import { rolesPersonal } from '../db/schema/roles.ts';
import { ajustes } from '../db/schema/system.ts';
import { usuarios } from '../db/schema/usuarios.ts';
import { titular, titulares } from '../db/titulares.ts';

const { roles, dado_de_alta, esta_activo } = usuarios;

/**
 * Returns the open session with the state of its account and, for a shop's employee, of the shop's owner.
 * `lacksFactor`: the shop requires a second factor of staff, and the account has none.
 */
export function findSession(q: Queryable, sesionId: string) {
  const { sesion_id, usuario_id, usada_en, vence_en, sesion } = sesiones;
  const idle = sql<number>`extract(epoch FROM now() - ${usada_en})::float8`;
  const factor = q
    .select({ usuario_id: segundosFactores.usuario_id })
    .from(segundosFactores)
    .where(and(eq(segundosFactores.usuario_id, usuario_id), isNotNull(segundosFactores.activado_en)));
  const demanded = q.select({ exige: ajustes.exige_segundo_factor }).from(ajustes);
  const lacksFactor = sql<boolean>`(${demanded}) AND NOT EXISTS (${factor})`;
  const open = q
    .select({
      ...{ usuario_id, roles, dado_de_alta, esta_activo, idle, lacksFactor, titular },
      condicionId: condicionIdOf,
      iva: modoIvaOf,
      rol: rolesPersonal,
    })
    .from(sesiones)
    .innerJoin(usuarios, and(eq(usuarios.usuario_id, usuario_id), eq(usuarios.sesion, sesion)))
    .leftJoin(rolesPersonal, eq(rolesPersonal.rol_id, usuarios.rol_id))
    .leftJoin(titulares, eq(titulares.usuario_id, usuarios.titular_id))
    .where(and(eq(sesion_id, sesionId), gt(vence_en, sql`now()`)));
  return first(open);
}

/** Returns whether the account exists and its session counter still is `sesion`. */
export async function isOpenAccount(q: Queryable, usuarioId: string, sesion: number): Promise<boolean> {
  const { usuario_id } = usuarios;
  const found = q.select({ usuario_id }).from(usuarios);
  return Boolean(await first(found.where(and(eq(usuario_id, usuarioId), eq(usuarios.sesion, sesion)))));
}

/** Stores that a session was used now, unless that was stored less than `seconds` ago. */
export async function markUsed(q: Queryable, sesionId: string, seconds: number): Promise<void> {
  const { sesion_id, usada_en } = sesiones;
  const before = sql`now() - make_interval(secs => ${seconds})`;
  await q
    .update(sesiones)
    .set({ usada_en: sql`now()` })
    .where(and(eq(sesion_id, sesionId), lt(usada_en, before)));
}
