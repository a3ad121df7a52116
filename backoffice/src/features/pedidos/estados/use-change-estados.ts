import { useQueryClient } from '@tanstack/react-query';
import {
  type EstadoPedido,
  type EstadosResultado,
  type Pedido,
  patiently,
  pedidosCambiarEstados,
} from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { estadoName } from '../estado.ts';
import { ESTADO_TOAST, putPedidos, tellEstadoFailure } from '../set-estado.ts';
import { undoAction } from '../undo-estados.ts';
import { pedidosText } from './preview.ts';

export interface EstadosChange {
  pedidos: readonly Pedido[];
  estado: EstadoPedido;
}

/** An order that did not change, and why. */
export interface Kept {
  pedido: Pedido;
  reason: string;
}

interface Change {
  pedido: Pedido;
  estado: EstadoPedido;
}

async function send(changes: readonly Change[]): Promise<EstadosResultado['resultados']> {
  const cambios = changes.map(({ pedido: { pedido_id, version }, estado }) => ({
    pedido_id,
    version,
    estado_pedido: estado,
  }));
  return (await pedidosCambiarEstados({ body: { cambios }, ...patiently })).data.resultados;
}

const nowOf = (resultados: EstadosResultado['resultados']): Pedido[] =>
  resultados.flatMap(({ pedido }) => pedido ?? []);

/** Sets the status of several orders in one call; for some seconds the whole change can be undone. */
export function useChangeEstados(onDone: (change: EstadosChange, kept: readonly Kept[]) => void) {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  return useOnceAtATime({
    mutationFn: ({ pedidos, estado }: EstadosChange) => send(pedidos.map((pedido) => ({ pedido, estado }))),
    onSuccess: (resultados, change) => {
      putPedidos(queryClient, nowOf(resultados));
      const before = new Map(change.pedidos.map((pedido) => [pedido.pedido_id, pedido]));
      const undone = resultados.flatMap(({ code, pedido }) => {
        const was = pedido && before.get(pedido.pedido_id);
        // A status that was set already came from another user, or from an earlier call with a lost response.
        return was && code === null ? { pedido, estado: was.estado_pedido } : [];
      });
      const kept = resultados.flatMap(({ pedido_id, code, message }) => {
        const pedido = before.get(pedido_id);
        return pedido && code !== null ? { pedido, reason: message ?? '' } : [];
      });
      if (undone.length > 0) {
        toasts.success(`${pedidosText(undone.length)} → ${estadoName(change.estado)}`, {
          ...ESTADO_TOAST,
          action: undoAction(queryClient, async () => {
            const back = await send(undone);
            putPedidos(queryClient, nowOf(back));
            const lost = back.filter(({ code }) => code !== null).length;
            const done = `Cambio deshecho en ${pedidosText(back.length - lost)}.`;
            return lost > 0 ? `${done} Los demás cambiaron mientras tanto: ${lost}.` : done;
          }),
        });
      }
      onDone(change, kept);
    },
    onFailure: (error) => tellEstadoFailure(queryClient, error),
  });
}
