import type { HandlersOf } from '../../http/register-operations.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { toSesion } from './mapper.ts';
import { createCodigo, redeemCodigo } from './service/codigo.ts';
import { login } from './service/login.ts';
import { changePassword, requestResetLink, resetPassword } from './service/password.ts';
import { endOwnSession, endUserSessions, listSessions } from './service/sesiones.ts';

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

export function sesionesHandlers({ db }: ModuleDeps): HandlersOf<'sesiones'> {
  return {
    'sesiones.list': async ({ actor }) => ({
      sesiones: (await listSessions(db, actor)).map((row) => toSesion(row, actor.sesionId)),
    }),
    'sesiones.end': async ({ params, author }) => {
      if (!(await endOwnSession(db, params.id, author))) throw new Problem('NO_ENCONTRADO');
      return { mensaje: 'La sesión se cerró.' };
    },
    'sesiones.endOthers': async ({ actor, author }) => {
      await endUserSessions(db, actor.usuarioId, author, actor.sesionId);
      return { mensaje: 'Las demás sesiones se cerraron.' };
    },
    'sesiones.endOfUsuario': async ({ params, author }) => {
      await endUserSessions(db, params.id, author);
      return { mensaje: 'Se cerraron todas las sesiones de esta cuenta.' };
    },
  };
}
