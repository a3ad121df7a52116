import type { TipoNotificacion } from 'api-client/contract';
import type { StaffActor } from '../../http/actor.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import type { ModuleDeps } from '../deps.ts';
import { toNotificacion } from './notificacion-mapper.ts';
import { findUnread } from './notificaciones-repository.ts';
import { markRead } from './notificaciones-service.ts';

export function notificacionesHandlers({ db }: ModuleDeps): HandlersOf<'notificaciones'> {
  const list = async ({ usuarioId }: StaffActor, tipo?: TipoNotificacion) =>
    (await findUnread(db, usuarioId, tipo)).map(toNotificacion);
  return {
    'notificaciones.list': ({ actor }) => list(actor),
    'notificaciones.pedido': ({ actor }) => list(actor, 'pedido'),
    'notificaciones.usuario': ({ actor }) => list(actor, 'usuario'),
    'notificaciones.leer': async ({ params, author }) =>
      (await markRead(db, params.tipo, author)).map(toNotificacion),
  };
}
