import { LIMITS, type Pedido, patiently, remitosDownload, remitosVarios } from 'api-client/backoffice';
import { useDownload } from '../../shared/use-download.ts';
import { copias } from './copias.ts';
import { hasRemito, NO_REMITO } from './estado.ts';

/** An order's delivery note. The server, too, has one only of what was approved. */
export const useRemito = (pedido: Pedido) =>
  useDownload(`remito_${pedido.pedido_id}.pdf`, !hasRemito(pedido) && NO_REMITO, () =>
    remitosDownload({
      query: { pedidoId: pedido.pedido_id, copias: copias.get() },
      parseAs: 'blob',
      ...patiently,
    }),
  );

const TOO_MANY = `Se imprimen hasta ${LIMITS.remitosPerPdf} remitos por vez.`;

/** The delivery notes of several orders as one file, in the order in which they were chosen. */
export const useRemitos = (pedidoIds: readonly string[]) =>
  useDownload('remitos.pdf', pedidoIds.length > LIMITS.remitosPerPdf && TOO_MANY, () =>
    remitosVarios({
      query: { pedidoIds: pedidoIds.join(','), copias: copias.get() },
      parseAs: 'blob',
      ...patiently,
    }),
  );
