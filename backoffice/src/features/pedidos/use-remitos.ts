import { useQueryClient } from '@tanstack/react-query';
import { LIMITS, longTimeout, type Pedido, remitosDownload, remitosVarios } from 'api-client/backoffice';
import { useDownload } from 'app-core/download/use-download';
import { copias } from '../../shared/copias.ts';
import { queriesOf } from '../../shared/queries.ts';
import { hasRemito, NO_REMITO } from './estado.ts';

/** Lists filtered by unprinted orders change, even after a lost response. */
function usePrinted(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries(queriesOf('pedidos', 'remitos'));
}

/** Downloads an order's delivery note. Like the server, only for approved orders. */
export function useRemito(pedido: Pedido) {
  const printed = usePrinted();
  return useDownload(`remito_${pedido.pedido_id}.pdf`, !hasRemito(pedido) && NO_REMITO, () =>
    remitosDownload({
      query: { pedidoId: pedido.pedido_id, copias: copias.get() },
      parseAs: 'blob',
      ...longTimeout,
    }).finally(printed),
  );
}

const TOO_MANY = `Se imprimen hasta ${LIMITS.remitosPerPdf} remitos por vez.`;

/** Downloads the delivery notes of several orders as one file, in the order of selection. */
export function useRemitos(pedidoIds: readonly string[]) {
  const printed = usePrinted();
  return useDownload('remitos.pdf', pedidoIds.length > LIMITS.remitosPerPdf && TOO_MANY, () =>
    remitosVarios({
      query: { pedidoIds: pedidoIds.join(','), copias: copias.get() },
      parseAs: 'blob',
      ...longTimeout,
    }).finally(printed),
  );
}
