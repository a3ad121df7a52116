import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { type Notificacion, notificacionesList, notificacionesListQueryKey } from 'api-client/backoffice';
import type { openRealtime } from 'api-client/backoffice-realtime';
import { notify } from 'ui-kit/notify';
import { announceOrder } from '../shared/alerts/announce-order.ts';
import { setLiveLost } from '../shared/live.ts';
import { addNotificacion, clearNotificaciones, type TipoNotificacion } from '../shared/notificaciones.ts';
import { PEDIDOS_QUERIES, PRESENCIAS_QUERIES, USUARIOS_QUERIES } from '../shared/queries.ts';
import { currentToken } from '../shared/session/access.ts';
import { loadPermisos, may } from '../shared/session/permisos.ts';
import { errorPolicy } from './query-client.ts';

/** The queries that a new notification of each kind invalidates. */
const concerned = {
  pedido: PEDIDOS_QUERIES,
  usuario: USUARIOS_QUERIES,
} satisfies Record<TipoNotificacion, QueryFilters>;

/** The permission that each kind of notification needs. */
const CALLS = { pedido: 'pedidos.list', usuario: 'usuarios.list' } as const;

/** Milliseconds until a lost connection is shown: most come back at once. */
const NOTICE_DELAY_MS = 3000;

export type OpenRealtime = (...args: Parameters<typeof openRealtime>) => () => void;

/** Opens the connection once its code is loaded, which is after the page's. */
export const openRealtimeLate: OpenRealtime = (token, handlers, delays) => {
  let isClosed = false;
  let close = () => {};
  import('api-client/backoffice-realtime').then(
    (it) => {
      if (!isClosed) close = it.openRealtime(token, handlers, delays);
    },
    () => handlers.lost?.(),
  );
  return () => {
    isClosed = true;
    close();
  };
};

/**
 * Starts the live connection, and returns a function that closes it. `toOrder` opens an order from a browser
 * notification; `open` is for tests.
 */
export function startRealtime(
  queryClient: QueryClient,
  toOrder: (pedido_id: string) => void,
  open = openRealtimeLate,
): () => void {
  let wasConnected = false;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const close = open(currentToken, {
    nuevaNotificacion: (notificacion: Notificacion) => {
      addNotificacion(queryClient, notificacion);
      if (!may(CALLS[notificacion.tipo])) return;
      notify('info', notificacion.mensaje, notificacion.notificacion_id, true);
      void queryClient.invalidateQueries(concerned[notificacion.tipo]);
      if (notificacion.tipo === 'pedido') {
        announceOrder(notificacion, () => toOrder(notificacion.referencia_id));
      }
    },
    permisosCambiados: () => void loadPermisos(),
    pedidoCambiado: () => void queryClient.invalidateQueries(PEDIDOS_QUERIES),
    presenciasCambiadas: () => void queryClient.invalidateQueries(PRESENCIAS_QUERIES),
    notificacionesLeidas: ({ tipo }) => clearNotificaciones(queryClient, tipo),
    lost: () => {
      clearTimeout(telling);
      telling = setTimeout(() => {
        setLiveLost(true);
        // The server closes the connection of an ended session; this request distinguishes that from a network failure.
        notificacionesList().catch((error: unknown) => errorPolicy.settle(error));
      }, NOTICE_DELAY_MS);
    },
    connected: () => {
      clearTimeout(telling);
      setLiveLost(false);
      void loadPermisos();
      void queryClient.invalidateQueries({ queryKey: notificacionesListQueryKey() });
      // After a reconnect reload what was missed. After the first connect the pages have just loaded.
      if (wasConnected) {
        for (const queries of [...Object.values(concerned), PRESENCIAS_QUERIES]) {
          void queryClient.invalidateQueries(queries);
        }
      }
      wasConnected = true;
    },
  });
  return () => {
    clearTimeout(telling);
    setLiveLost(false);
    close();
  };
}
