import { type Pedido, remitosDownload } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { saveFile } from '../../shared/save-file.ts';
import { hasRemito, SIN_REMITO } from './estado.ts';

/** Gets an order's delivery note, as `remito_{pedidoId}.pdf`. */
export function useRemito(pedido: Pedido) {
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async () => {
      const { data } = await remitosDownload({ query: { pedidoId: pedido.pedido_id }, parseAs: 'blob' });
      saveFile(data, `remito_${pedido.pedido_id}.pdf`);
    },
  });
  return {
    download: () => mutate(),
    busy: isPending,
    /** Why there is none; the server says the same. */
    refusal: !hasRemito(pedido) && SIN_REMITO,
  };
}
