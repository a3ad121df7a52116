import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { createCodigo, redeemCodigo } from './codigo.ts';
import { login } from './login.ts';
import { requestResetLink, resetPassword } from './reset-password.ts';

export function authHandlers(deps: ModuleDeps): HandlersOf<'auth'> {
  const { db, tokens } = deps;
  return {
    'auth.login': async ({ body, ip, author }) => ({
      token: await tokens.session(await login(deps, body, ip, author)),
    }),
    'auth.requestPasswordReset': async ({ body, author }) => {
      await requestResetLink(deps, body.email, author);
      return { message: 'Si este correo está registrado, recibirás un enlace de recuperación.' };
    },
    'auth.resetPassword': async ({ body, author }) => {
      await resetPassword(deps, body, author);
      return { message: 'Contraseña restablecida con éxito' };
    },
    'auth.crearCodigo': async ({ actor }) => ({ codigo: await createCodigo(db, actor.usuarioId) }),
    'auth.canjearCodigo': async ({ body, author }) => ({
      token: await tokens.session(await redeemCodigo(db, body.codigo, author)),
    }),
  };
}
