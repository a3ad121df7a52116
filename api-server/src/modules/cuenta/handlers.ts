import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import type { PersonalDataId } from '../personal-data/handlers.ts';
import { getUsuario } from '../usuarios/service/usuarios.ts';
import { toCorreo } from './mapper.ts';
import {
  cambioOf,
  cancelCambio,
  confirmCambio,
  requestCambio,
  resendCambio,
  stopCambio,
} from './service/cambio-de-correo.ts';
import { confirmEmail, requestConfirmLink } from './service/confirm-email.ts';

export function cuentaHandlers(deps: ModuleDeps): Omit<HandlersOf<'cuenta'>, PersonalDataId> {
  const { db } = deps;
  return {
    'cuenta.correo': async ({ actor }) => {
      const usuario = await getUsuario(db, actor, actor.usuarioId);
      return toCorreo(usuario, await cambioOf(db, usuario));
    },
    'cuenta.enviarEnlace': async ({ actor, author }) => {
      await requestConfirmLink(deps, actor.usuarioId, author);
      return { mensaje: 'Te enviamos un enlace nuevo.' };
    },
    'cuenta.confirmarCorreo': async ({ body, author }) => {
      const isNew = await confirmEmail(db, body.codigo, author);
      return { mensaje: isNew ? 'Tu correo quedó confirmado' : 'Tu correo ya estaba confirmado' };
    },
  };
}

export function cambioDeCorreoHandlers(deps: ModuleDeps): HandlersOf<'cambioDeCorreo'> {
  const { db } = deps;
  return {
    'cambioDeCorreo.request': async ({ actor, body, author }) => {
      await requestCambio(deps, actor.usuarioId, body, author);
      return { mensaje: 'Te enviamos un enlace al correo nuevo.' };
    },
    'cambioDeCorreo.resend': async ({ actor, author }) => {
      await resendCambio(deps, actor.usuarioId, author);
      return { mensaje: 'Te enviamos otro enlace al correo nuevo.' };
    },
    'cambioDeCorreo.cancel': async ({ actor, author }) => {
      await cancelCambio(db, actor.usuarioId, author);
      return { mensaje: 'Tu correo queda como estaba.' };
    },
    'cambioDeCorreo.confirm': async ({ body, author }) => {
      const isNew = await confirmCambio(deps, body.codigo, author);
      return { mensaje: isNew ? 'Tu correo cambió' : 'Tu correo ya había cambiado' };
    },
    'cambioDeCorreo.stop': async ({ body, author }) => {
      const stopped = await stopCambio(db, body.codigo, author);
      return { mensaje: stopped ? 'Tu correo queda como estaba' : 'No hay ningún cambio pendiente' };
    },
  };
}
