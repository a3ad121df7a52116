import type { QueryClient } from '@tanstack/react-query';
import {
  detallesPedidosPorPedidoQueryKey,
  type Notificacion,
  notificacionesList,
  notificacionesListQueryKey,
  openRealtime,
  pedidosHistorialQueryKey,
} from 'api-client/backoffice';
import { announceOrder } from '../shared/avisos/announce-order.ts';
import { setLiveLost } from '../shared/live.ts';
import { addNotificacion, clearNotificaciones, type TipoNotificacion } from '../shared/notificaciones.ts';
import { PEDIDOS_LISTS, queriesOf, USUARIOS_LISTS } from '../shared/query-ids.ts';
import { currentToken } from '../shared/session/access.ts';
import { onQueryError } from './error-policy.ts';
import { notify } from './notify.ts';

/** The calls whose answers a new thing of each kind makes old, by the names of the generated keys. */
const concerned: Record<TipoNotificacion, readonly string[]> = {
  pedido: PEDIDOS_LISTS,
  usuario: USUARIOS_LISTS,
};

/** What an order that was placed, edited or given another status makes old besides: itself, and the sales figures. */
const TABLERO = [
  'pedidosGananciaDia',
  'pedidosGananciaMes',
  'pedidosProductosVendidos',
  'detallesPedidosTotalProductosVendidos',
  'detallesPedidosProductosMasVendidos',
] as const;
const DE_UN_PEDIDO = ['detallesPedidosPorPedido', 'pedidosHistorial'] as const;

const refresh = (queryClient: QueryClient, ids: readonly string[]) =>
  queryClient.invalidateQueries(queriesOf(ids));

/** How long a connection may be gone before it is told, in milliseconds: most come back at once. */
const TOLD_AFTER = 3000;

/**
 * All that the live connection does, in one place. Returns a function that closes it. `toOrder` is where a notice
 * outside of the page leads; `open` is for tests.
 */
export function startRealtime(
  queryClient: QueryClient,
  toOrder: (pedido_id: string) => void,
  open = openRealtime,
): () => void {
  let connectedBefore = false;
  let telling: ReturnType<typeof setTimeout> | undefined;
  const close = open(currentToken, {
    nuevaNotificacion: (notificacion: Notificacion) => {
      addNotificacion(queryClient, notificacion);
      notify('info', notificacion.mensaje, notificacion.notificacion_id);
      void refresh(queryClient, concerned[notificacion.tipo]);
      if (notificacion.tipo === 'pedido') {
        announceOrder(notificacion, () => toOrder(notificacion.referencia_id));
      }
    },
    pedidoCambiado: ({ pedido_id }) => {
      void refresh(queryClient, [...PEDIDOS_LISTS, ...TABLERO]);
      void queryClient.invalidateQueries({
        queryKey: detallesPedidosPorPedidoQueryKey({ path: { pedido_id } }),
      });
      void queryClient.invalidateQueries({ queryKey: pedidosHistorialQueryKey({ path: { pedido_id } }) });
    },
    notificacionesLeidas: ({ tipo }) => clearNotificaciones(queryClient, tipo),
    lost: () => {
      clearTimeout(telling);
      telling = setTimeout(() => {
        setLiveLost(true);
        // The server closes it when a session has ended: asking tells that from a network that is gone.
        notificacionesList().catch((error: unknown) => onQueryError(error, false));
      }, TOLD_AFTER);
    },
    connected: () => {
      clearTimeout(telling);
      setLiveLost(false);
      void queryClient.invalidateQueries({ queryKey: notificacionesListQueryKey() });
      // After a lost connection what was missed is fetched; at first, the screens have just asked.
      if (connectedBefore) {
        void refresh(queryClient, [...concerned.pedido, ...concerned.usuario, ...DE_UN_PEDIDO, ...TABLERO]);
      }
      connectedBefore = true;
    },
  });
  return () => {
    clearTimeout(telling);
    setLiveLost(false);
    close();
  };
}
