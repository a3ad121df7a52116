import { LIMITS } from 'api-client/contract';
import { contrasenaCambiada } from '../../mail/contrasena-cambiada.ts';
import { enlaceRestablecer } from '../../mail/enlace-restablecer.ts';
import { mailOwner } from '../../mail/mail-owner.ts';
import { publish } from '../../realtime/bus.ts';
import { hashPassword } from '../../shared/passwords.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { findUsuarioByEmail, lockUsuario, updateUsuario } from '../usuarios/usuarios-repository.ts';
import { crearLlave, huellaDe, usarLlave } from './llaves.ts';
import { deleteLlaves, recordEnlace } from './llaves-repository.ts';

/**
 * Mails a link for a new password. Neither the answer nor the time it takes tells whether the e-mail has an
 * account: whatever depends on that happens afterwards.
 */
export async function solicitarEnlace(deps: ModuleDeps, email: string): Promise<void> {
  const first = await recordEnlace(deps.db, huellaDe(email), LIMITS.resetWait);
  if (!first) throw new Problem('RESET_YA_SOLICITADO');
  sendLink(deps, email).catch((error: unknown) => {
    console.error('A link for a new password could not be made:', error);
  });
}

async function sendLink(deps: ModuleDeps, email: string): Promise<void> {
  const usuario = await findUsuarioByEmail(deps.db, email);
  if (!usuario) return;
  const token = await crearLlave(deps.db, {
    para: 'restablecer',
    usuarioId: usuario.usuario_id,
    seconds: LIMITS.resetLink,
  });
  mailOwner(deps, usuario, (shop) => enlaceRestablecer({ nombre: usuario.nombre, token, shop }));
}

/** Sets the password, ends the sessions that there were and tells the owner by mail: ENLACE_INVALIDO. */
export async function restablecer(deps: ModuleDeps, asked: { token: string; newPassword: string }) {
  const password_hash = await hashPassword(asked.newPassword);
  const usuario = await deps.db.transaction(async (tx) => {
    const usuarioId = await usarLlave(tx, 'restablecer', asked.token);
    const actual = usuarioId && (await lockUsuario(tx, usuarioId));
    if (!actual) throw new Problem('ENLACE_INVALIDO');
    // Whatever else the owner has been given opens nothing any more.
    await deleteLlaves(tx, actual.usuario_id);
    await publish(tx, { type: 'sesiones', usuarioId: actual.usuario_id });
    return updateUsuario(tx, actual.usuario_id, { password_hash, sesion: actual.sesion + 1 });
  });
  mailOwner(deps, usuario, (shop) => contrasenaCambiada({ nombre: usuario.nombre, shop }));
}
