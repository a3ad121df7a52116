import { LIMITES } from 'api-client/contract';
import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { enlacesSolicitados } from '../../db/schema/accesos.ts';
import { usuarios } from '../../db/schema/usuarios.ts';
import { Problem } from '../../http/problem.ts';
import { claveCambiada } from '../../mail/clave-cambiada.ts';
import { enlaceRestablecer } from '../../mail/enlace-restablecer.ts';
import { publish } from '../../realtime/bus.ts';
import type { ModuleDeps } from '../deps.ts';
import { mailOwner, mailShop } from '../mail-owner.ts';
import { lockUsuario, updateUsuario } from '../usuarios/usuarios-repository.ts';
import { crearLlave, huellaDe, tirarLlaves, usarLlave } from './llaves.ts';
import { hashPassword } from './passwords.ts';

/**
 * Mails a link for a new password. Neither the answer nor the time it takes tells whether the e-mail has an
 * account: whatever depends on that happens afterwards.
 */
export async function solicitarEnlace(deps: ModuleDeps, email: string): Promise<void> {
  if (!(await isFirstRequest(deps.db, email))) throw new Problem('RESET_YA_SOLICITADO');
  sendLink(deps, email).catch((error: unknown) => {
    console.error('A link for a new password could not be made:', error);
  });
}

/** Of the last minutes; counts as one from then on. */
async function isFirstRequest(db: Db, email: string): Promise<boolean> {
  const { huella, fecha } = enlacesSolicitados;
  const before = sql`now() - make_interval(secs => ${LIMITES.esperaRestablecer})`;
  const now = sql`now()`;
  const counted = await db
    .insert(enlacesSolicitados)
    .values({ huella: huellaDe(email), fecha: now })
    .onConflictDoUpdate({ target: huella, set: { fecha: now }, setWhere: lte(fecha, before) })
    .returning({ huella });
  await db.delete(enlacesSolicitados).where(lte(fecha, before));
  return counted.length > 0;
}

async function sendLink(deps: ModuleDeps, email: string): Promise<void> {
  const [usuario] = await deps.db.select().from(usuarios).where(eq(usuarios.email, email));
  if (!usuario) return;
  const token = await crearLlave(deps.db, {
    para: 'restablecer',
    usuarioId: usuario.usuario_id,
    seconds: LIMITES.enlaceRestablecer,
  });
  mailOwner(deps, usuario, enlaceRestablecer({ nombre: usuario.nombre, token, shop: mailShop(deps) }));
}

/** Sets the password, ends the sessions that there were and tells the owner by mail: ENLACE_INVALIDO. */
export async function restablecer(deps: ModuleDeps, asked: { token: string; newPassword: string }) {
  const password_hash = await hashPassword(asked.newPassword);
  const usuario = await deps.db.transaction(async (tx) => {
    const usuarioId = await usarLlave(tx, 'restablecer', asked.token);
    const actual = usuarioId && (await lockUsuario(tx, usuarioId));
    if (!actual) throw new Problem('ENLACE_INVALIDO');
    await tirarLlaves(tx, actual.usuario_id);
    await publish(tx, { type: 'sesiones', usuarioId: actual.usuario_id });
    return updateUsuario(tx, actual.usuario_id, { password_hash, sesion: actual.sesion + 1 });
  });
  mailOwner(deps, usuario, claveCambiada({ nombre: usuario.nombre, shop: mailShop(deps) }));
}
