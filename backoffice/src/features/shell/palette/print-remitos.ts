import type { QueryClient } from '@tanstack/react-query';
import { LIMITS, longTimeout, pedidosList, remitosVarios } from 'api-client/backoffice';
import { saveFile } from 'app-core/download/save-file';
import { messageOf } from 'app-core/queries/errors';
import { isReported, reportedByScreen } from 'app-core/queries/own-failures';
import { toasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { copias } from '../../../shared/copias.ts';
import { queriesOf } from '../../../shared/queries.ts';

/** Prevents a second print of the same notes. */
let isPrinting = false;

interface Waiting {
  ids: readonly string[];
  /** The number of further unprinted notes. */
  others: number;
}

/** Finds unprinted delivery notes, oldest orders first, up to one file's maximum. */
async function findWaiting(): Promise<Waiting> {
  const query = {
    sin_imprimir: 'si',
    orden: 'mas_antiguos',
    limit: LIMITS.remitosPerPdf,
    offset: 0,
  } as const;
  const { data } = await pedidosList({ query });
  const ids = data.pedidos.map(({ pedido_id }) => pedido_id);
  return { ids, others: data.total - ids.length };
}

const remitosText = (count: number) => (count === 1 ? '1 remito' : `${wholeText(count)} remitos`);

async function print({ ids, others }: Waiting): Promise<void> {
  if (ids.length === 0) return void toasts.info('No hay remitos por imprimir.');
  const preparing = toasts.info(`Preparando ${remitosText(ids.length)}…`, { duration: null });
  const query = { pedidoIds: ids.join(','), copias: copias.get() };
  const { data } = await remitosVarios({ query, parseAs: 'blob', ...longTimeout }).finally(() =>
    toasts.close(preparing),
  );
  saveFile(data, 'remitos.pdf');
  const remainingText = others > 0 ? ` Quedan ${others} por imprimir.` : '';
  toasts.success(`${remitosText(ids.length)} en remitos.pdf.${remainingText}`);
}

/**
 * Prints all unprinted delivery notes. Notes of a lost response count as printed, so a retry requests the same ones.
 */
export function printRemitos(queryClient: QueryClient, retry?: Waiting): void {
  if (isPrinting) return;
  isPrinting = true;
  let waiting = retry;
  const printing = queryClient.getMutationCache().build(queryClient, {
    mutationFn: async () => {
      waiting ??= await findWaiting();
      await print(waiting);
    },
    ...reportedByScreen,
    onError: (error) => {
      // Offer a retry of the same notes, even if the error was shown.
      if (isReported(error) && !waiting) return;
      toasts.error(`No se imprimieron los remitos. ${messageOf(error)}`, {
        duration: null,
        action: { label: 'Reintentar', onClick: () => printRemitos(queryClient, waiting) },
      });
    },
    onSettled: () => {
      isPrinting = false;
      void queryClient.invalidateQueries(queriesOf('pedidos'));
    },
  });
  // The result is shown above.
  void printing.execute(undefined).catch(() => undefined);
}
