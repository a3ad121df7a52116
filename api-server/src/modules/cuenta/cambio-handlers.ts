import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { cancelCambio, confirmCambio, stopCambio } from './end-cambio.ts';
import { requestCambio, resendCambio } from './request-cambio.ts';

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
