import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { canjearCodigo, crearCodigo } from './codigo.ts';
import { login } from './login.ts';
import { restablecer, solicitarEnlace } from './restablecer.ts';

export function authHandlers(deps: ModuleDeps): HandlersOf<'auth'> {
  const { db, tokens } = deps;
  return {
    'auth.login': async ({ body, ip }) => ({ token: await tokens.session(await login(deps, body, ip)) }),
    'auth.requestPasswordReset': async ({ body }) => {
      await solicitarEnlace(deps, body.email);
      return { message: 'Si este correo está registrado, recibirás un enlace de recuperación.' };
    },
    'auth.resetPassword': async ({ body }) => {
      await restablecer(deps, body);
      return { message: 'Contraseña restablecida con éxito' };
    },
    'auth.crearCodigo': async ({ actor }) => ({ codigo: await crearCodigo(db, actor.usuarioId) }),
    'auth.canjearCodigo': async ({ body }) => ({
      token: await tokens.session(await canjearCodigo(db, body.codigo)),
    }),
  };
}
