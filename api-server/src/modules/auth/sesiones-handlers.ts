import type { HandlersOf } from '../../http/register-operations.ts';
import { Problem } from '../../shared/problem.ts';
import type { ModuleDeps } from '../deps.ts';
import { endOwnSession, endSessionsOf, listSessions } from './own-sessions.ts';
import { toSesion } from './sesion-mapper.ts';

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
      await endSessionsOf(db, actor.usuarioId, author, actor.sesionId);
      return { mensaje: 'Las demás sesiones se cerraron.' };
    },
    'sesiones.endOfUsuario': async ({ params, author }) => {
      await endSessionsOf(db, params.id, author);
      return { mensaje: 'Se cerraron todas las sesiones de esta cuenta.' };
    },
  };
}
