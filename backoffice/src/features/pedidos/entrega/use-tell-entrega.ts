import { useQueryClient } from '@tanstack/react-query';
import {
  type DetalleConPedido,
  detallesPedidosPorPedidoOptions,
  type EntregaLinea,
  entregaAnotar,
  type PedidoConDetalles,
} from 'api-client/backoffice';
import { queriesOf } from '../../../shared/queries.ts';

/** The order's lines, what happened to it, and products that may have no stock now. */
const TOLD = queriesOf('pedidos', 'detallesPedidos', 'productos');

/** Tells what is delivered of a line, unless somebody else changed the order since it was shown. */
export function useTellEntrega({ pedido: { pedido_id, version } }: DetalleConPedido) {
  const queryClient = useQueryClient();
  const { queryKey } = detallesPedidosPorPedidoOptions({ path: { pedido_id } });
  return {
    send: async (linea: EntregaLinea) => {
      const { data } = await entregaAnotar({
        path: { pedido_id },
        body: { lineas: [linea] },
        headers: { 'If-Match': `"${version}"` },
      });
      return data;
    },
    onSent: ({ detalles, ...pedido }: PedidoConDetalles) => {
      queryClient.setQueryData(queryKey, (known) =>
        detalles.map((detalle) => ({ ...detalle, pedido: { ...known?.[0]?.pedido, ...pedido } })),
      );
      void queryClient.invalidateQueries(TOLD);
    },
    onConflict: () => void queryClient.invalidateQueries(TOLD),
  };
}
