import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { changePassword } from './change-password.ts';
import { createCodigo, redeemCodigo } from './codigo.ts';
import { login } from './login.ts';
import { endOwnSession } from './own-sessions.ts';
import { requestResetLink, resetPassword } from './reset-password.ts';

export function authHandlers(deps: ModuleDeps): HandlersOf<'auth'> {
  const { db } = deps;
  return {
    'auth.login': async ({ body, author, opener, counted }) => ({
      token: await login(deps, body, author, opener, counted),
    }),
    'auth.logout': async ({ actor, author }) => {
      // Returns false if another request has ended the session already; the answer is the same.
      await endOwnSession(db, actor.sesionId, author);
      return { mensaje: 'Cerraste la sesión.' };
    },
    'auth.changePassword': async ({ actor, body, author }) => {
      await changePassword(deps, actor, body, author);
      return { mensaje: 'Tu contraseña se cambió.' };
    },
    'auth.requestPasswordReset': async ({ body, author }) => {
      await requestResetLink(deps, body.email, author);
      return { message: 'Si este correo está registrado, recibirás un enlace de recuperación.' };
    },
    'auth.resetPassword': async ({ body, author }) => {
      await resetPassword(deps, body, author);
      return { message: 'Contraseña restablecida con éxito' };
    },
    'auth.crearCodigo': async ({ actor }) => ({ codigo: await createCodigo(db, actor.usuarioId) }),
    'auth.canjearCodigo': async ({ body, author, opener }) => ({
      token: await redeemCodigo(deps, body.codigo, author, opener),
    }),
  };
}
