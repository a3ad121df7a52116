import { LIMITES } from 'api-client/contract';
import { Problem } from '../../http/problem.ts';
import type { Handlers } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { findUsuario } from '../usuarios/usuarios-repository.ts';
import { crearLlave, usarLlave } from './llaves.ts';
import { login, refuseClosed } from './login.ts';
import { restablecer, solicitarEnlace } from './restablecer.ts';

type Ids =
  | 'auth.login'
  | 'auth.requestPasswordReset'
  | 'auth.resetPassword'
  | 'auth.crearCodigo'
  | 'auth.canjearCodigo';

export function authHandlers(deps: ModuleDeps): Pick<Handlers, Ids> {
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
    'auth.crearCodigo': async ({ actor }) => ({
      codigo: await crearLlave(db, {
        para: 'sesion',
        usuarioId: actor.usuarioId,
        seconds: LIMITES.codigoAcceso,
      }),
    }),
    'auth.canjearCodigo': async ({ body }) => {
      const usuarioId = await usarLlave(db, 'sesion', body.codigo);
      const usuario = usuarioId ? await findUsuario(db, usuarioId) : undefined;
      if (!usuario) throw new Problem('CODIGO_INVALIDO');
      refuseClosed(usuario);
      return { token: await tokens.session(usuario) };
    },
  };
}
