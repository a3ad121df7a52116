import { LIMITS, remitosVarios } from 'api-client/backoffice';
import { useOnceAtATime } from 'app-core/use-once-at-a-time';
import { saveFile } from '../../shared/save-file.ts';

/** Gets the delivery notes of several orders as one file, in the order in which they were chosen. */
export function useRemitos(pedidoIds: readonly string[]) {
  const { mutate, isPending } = useOnceAtATime({
    mutationFn: async () => {
      const { data } = await remitosVarios({ query: { pedidoIds: pedidoIds.join(',') }, parseAs: 'blob' });
      saveFile(data, 'remitos.pdf');
    },
  });
  return {
    download: () => mutate(),
    busy: isPending,
    refusal:
      pedidoIds.length > LIMITS.remitosPerPdf && `Se imprimen hasta ${LIMITS.remitosPerPdf} remitos por vez.`,
  };
}
