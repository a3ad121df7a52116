import type { TipoNotificacion } from 'api-client/contract';
import { type StaffActor, worksIn } from '../../http/actor.ts';
import type { HandlersOf } from '../../http/register-operations.ts';
import { withoutImporte } from '../../shared/format.ts';
import type { ModuleDeps } from '../deps.ts';
import { toNotificacion } from './mapper.ts';
import { findUnread, type NotificacionRow } from './repository.ts';
import { markRead } from './service.ts';

export function notificacionesHandlers({ db }: ModuleDeps): HandlersOf<'notificaciones'> {
  const visibleTo = (rows: NotificacionRow[], actor: StaffActor) => {
    const seesPrices = worksIn(actor, ['ver-precios']);
    return rows.map((row) => {
      const { mensaje, ...rest } = toNotificacion(row);
      return { ...rest, mensaje: seesPrices ? mensaje : withoutImporte(mensaje) };
    });
  };
  const list = async (actor: StaffActor, tipo?: TipoNotificacion) =>
    visibleTo(await findUnread(db, actor.usuarioId, tipo), actor);
  return {
    'notificaciones.list': ({ actor }) => list(actor),
    'notificaciones.pedido': ({ actor }) => list(actor, 'pedido'),
    'notificaciones.usuario': ({ actor }) => list(actor, 'usuario'),
    'notificaciones.leer': async ({ params, actor, author }) =>
      visibleTo(await markRead(db, params.tipo, author), actor),
  };
}
