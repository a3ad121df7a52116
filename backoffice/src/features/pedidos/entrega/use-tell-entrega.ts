import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  type DetalleConPedido,
  detallesPedidosPorPedidoOptions,
  type EntregaLinea,
  entregaAnotar,
  type PedidoEntregado,
} from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { toasts } from 'ui-kit/use-toasts';
import { queriesOf } from '../../../shared/queries.ts';
import { ESTADO_TOAST } from '../set-estado.ts';
import { undoAction } from '../undo-estados.ts';
import { beforeOf } from './entrega-linea.ts';
import type { Lines } from './lines.ts';

/** Queries of the order's lines and history, and of products whose stock may change. */
const TOLD = queriesOf('pedidos', 'detallesPedidos', 'productos', 'remitos');

async function send(pedido_id: string, version: number, linea: EntregaLinea): Promise<PedidoEntregado> {
  const { data } = await entregaAnotar({
    path: { pedido_id },
    body: { lineas: [linea] },
    headers: { 'If-Match': `"${version}"` },
  });
  return data;
}

function put(queryClient: QueryClient, { detalles, sin_stock: _, ...pedido }: PedidoEntregado): void {
  const { queryKey } = detallesPedidosPorPedidoOptions({ path: { pedido_id: pedido.pedido_id } });
  queryClient.setQueryData(queryKey, (known) =>
    detalles.map((detalle) => ({ ...detalle, pedido: { ...known?.[0]?.pedido, ...pedido } })),
  );
  void queryClient.invalidateQueries(TOLD);
}

const failing = (queryClient: QueryClient) => ({
  onFailure: (error: unknown) => toasts.error(`La entrega no se deshizo. ${messageOf(error)}`),
  onError: () => void queryClient.invalidateQueries(TOLD),
});

/**
 * Records a line's delivery unless another user changed the order. For some seconds it can be undone before
 * the customer is mailed.
 */
export function useTellEntrega(line: DetalleConPedido, lines: Lines) {
  const queryClient = useQueryClient();
  const { pedido_id, version: seen } = line.pedido;
  return {
    send: (linea: EntregaLinea) => send(pedido_id, seen, linea),
    onSent: (told: PedidoEntregado) => {
      put(queryClient, told);
      if (told.version === seen) {
        toasts.success('Ya estaba anotada así.');
        return;
      }
      const before = beforeOf(lines, line, told.sin_stock ?? []);
      const undo = async () => {
        put(queryClient, await send(pedido_id, told.version, before));
        return `Entrega deshecha: de ${line.producto.nombre} van ${line.cantidad}.`;
      };
      toasts.success('Entrega anotada. El cliente recibe un correo.', {
        ...ESTADO_TOAST,
        action: undoAction(queryClient, undo, failing(queryClient)),
      });
    },
    onConflict: () => void queryClient.invalidateQueries(TOLD),
  };
}
