import { type Pedido, remitosDownload } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { useToasts } from 'ui-kit/use-toasts';
import { isToldByPolicy, messageOf } from '../../shared/errors.ts';
import { saveFile } from '../../shared/save-file.ts';
import { hasRemito, SIN_REMITO } from './estado.ts';

/** Gets an order's delivery note, as `remito_{pedidoId}.pdf`. */
export function useRemito(pedido: Pedido) {
  const toasts = useToasts();
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async () => {
      const { data } = await remitosDownload({ query: { pedidoId: pedido.pedido_id }, parseAs: 'blob' });
      saveFile(data, `remito_${pedido.pedido_id}.pdf`);
    },
    onError: (error) => {
      if (!isToldByPolicy(error)) toasts.error(messageOf(error));
    },
  });
  return {
    download: () => mutate(),
    busy: isPending,
    /** Why there is none; the server says the same. */
    refusal: !hasRemito(pedido) && SIN_REMITO,
  };
}
