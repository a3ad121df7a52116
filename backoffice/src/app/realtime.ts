import type { QueryClient } from '@tanstack/react-query';
import { type Notificacion, notificacionesListQueryKey, openRealtime } from 'api-client/backoffice';
import { addNotificacion, clearNotificaciones, type TipoNotificacion } from '../shared/notificaciones.ts';
import { PEDIDOS_LISTS, queriesOf, USUARIOS_LISTS } from '../shared/query-ids.ts';
import { currentToken } from '../shared/session/access.ts';
import { notify } from './notify.ts';

/** The calls whose answers a new thing of each kind makes old, by the names of the generated keys. */
const concerned: Record<TipoNotificacion, readonly string[]> = {
  pedido: PEDIDOS_LISTS,
  usuario: USUARIOS_LISTS,
};

const refresh = (queryClient: QueryClient, ids: readonly string[]) =>
  queryClient.invalidateQueries(queriesOf(ids));

/** All that the live connection does, in one place. Returns a function that closes it. `open` is for tests. */
export function startRealtime(queryClient: QueryClient, open = openRealtime): () => void {
  let connectedBefore = false;
  return open(currentToken, {
    nuevaNotificacion: (notificacion: Notificacion) => {
      addNotificacion(queryClient, notificacion);
      notify('info', notificacion.mensaje, notificacion.notificacion_id);
      void refresh(queryClient, concerned[notificacion.tipo]);
    },
    notificacionesLeidas: ({ tipo }) => clearNotificaciones(queryClient, tipo),
    connected: () => {
      void queryClient.invalidateQueries({ queryKey: notificacionesListQueryKey() });
      // After a lost connection what was missed is fetched; at first, the screens have just asked.
      if (connectedBefore) void refresh(queryClient, [...concerned.pedido, ...concerned.usuario]);
      connectedBefore = true;
    },
  });
}
