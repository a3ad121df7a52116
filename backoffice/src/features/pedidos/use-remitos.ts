import { LIMITS, type Pedido, remitosDownload, remitosVarios } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { saveFile } from '../../shared/save-file.ts';
import { hasRemito, NO_REMITO } from './estado.ts';

/** Gets a file and hands it to the browser under this name; `refusal` says why that can't be done now. */
function useDownload(name: string, refusal: string | false, call: () => Promise<{ data: Blob }>) {
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async () => saveFile((await call()).data, name),
  });
  return { download: () => mutate(), busy: isPending, refusal };
}

/** An order's delivery note. The server, too, has one only of what was approved. */
export const useRemito = (pedido: Pedido) =>
  useDownload(`remito_${pedido.pedido_id}.pdf`, !hasRemito(pedido) && NO_REMITO, () =>
    remitosDownload({ query: { pedidoId: pedido.pedido_id }, parseAs: 'blob' }),
  );

const TOO_MANY = `Se imprimen hasta ${LIMITS.remitosPerPdf} remitos por vez.`;

/** The delivery notes of several orders as one file, in the order in which they were chosen. */
export const useRemitos = (pedidoIds: readonly string[]) =>
  useDownload('remitos.pdf', pedidoIds.length > LIMITS.remitosPerPdf && TOO_MANY, () =>
    remitosVarios({ query: { pedidoIds: pedidoIds.join(',') }, parseAs: 'blob' }),
  );
