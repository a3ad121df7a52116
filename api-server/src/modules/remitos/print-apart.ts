import { siblingProgramUrl } from 'node-kit/module-urls';
import { createPrinter } from '../../shared/thread.ts';
import type { Hoja, Remito } from './model.ts';
import type { PedidoPaper } from './pdf/pedido.ts';

export type PrintJob =
  | { remitos: readonly Remito[]; copias: number }
  | { hojas: readonly Hoja[] }
  | { pedido: PedidoPaper };

const printer = createPrinter<PrintJob>(siblingProgramUrl(import.meta.url, 'remito-thread'));

/** Throws NO_DISPONIBLE when too many print jobs wait. */
export const refuseFullQueue = (): Promise<void> => printer.refuseFull();

/**
 * Like `renderRemitos`, in a worker thread: fifty long orders would block the event loop for half a minute.
 * Prints one file at a time; throws NO_DISPONIBLE when too many wait.
 */
export const printInThread = (remitos: readonly Remito[], copias = 1): Promise<Buffer> =>
  printer.print({ remitos, copias });

/** Like `renderPedido`, in the worker thread. */
export const printPedidoInThread = (pedido: PedidoPaper): Promise<Buffer> => printer.print({ pedido });

/** Like `renderHojas`, in the worker thread. */
export const printHojasInThread = (hojas: readonly Hoja[]): Promise<Buffer> => printer.print({ hojas });
