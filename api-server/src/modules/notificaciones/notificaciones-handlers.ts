import type { TipoNotificacion } from 'api-client/contract';
import type { Handlers } from '../../http/register-operations.ts';
import { publish } from '../../realtime/bus.ts';
import type { ModuleDeps } from '../deps.ts';
import { toNotificacion } from './notificacion-mapper.ts';
import { findUnread, markAsRead } from './notificaciones-repository.ts';

type NotificacionesHandlers = Pick<Handlers, Extract<keyof Handlers, `notificaciones.${string}`>>;

export function notificacionesHandlers({ db }: ModuleDeps): NotificacionesHandlers {
  const list = async (tipo?: TipoNotificacion) => (await findUnread(db, tipo)).map(toNotificacion);

  return {
    'notificaciones.list': () => list(),
    'notificaciones.pedido': () => list('pedido'),
    'notificaciones.usuario': () => list('usuario'),
    'notificaciones.leer': ({ params: { tipo } }) =>
      db.transaction(async (tx) => {
        const read = await markAsRead(tx, tipo);
        if (read.length > 0) {
          await publish(tx, { type: 'event', event: 'notificacionesLeidas', payload: { tipo } });
        }
        return read.map(toNotificacion);
      }),
  };
}
