import type { TipoNotificacion } from 'api-client/contract';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toNotificacion } from './notificacion-mapper.ts';
import { findUnread } from './notificaciones-repository.ts';
import { markRead } from './notificaciones-service.ts';

export function notificacionesHandlers({ db }: ModuleDeps): HandlersOf<'notificaciones'> {
  const list = async (tipo?: TipoNotificacion) => (await findUnread(db, tipo)).map(toNotificacion);
  return {
    'notificaciones.list': () => list(),
    'notificaciones.pedido': () => list('pedido'),
    'notificaciones.usuario': () => list('usuario'),
    'notificaciones.leer': async ({ params, author }) =>
      (await markRead(db, params.tipo, author)).map(toNotificacion),
  };
}
