import { programBeside } from 'node-kit/program-beside';
import { createPrinter } from '../../shared/printer.ts';
import type { Hoja } from './hoja.ts';
import type { PedidoPaper } from './pedido-pdf.ts';
import type { Remito } from './remito.ts';

export type PrintJob =
  | { remitos: readonly Remito[]; copias: number }
  | { hojas: readonly Hoja[] }
  | { pedido: PedidoPaper };

const printer = createPrinter<PrintJob>(programBeside(import.meta.url, 'remito-thread'));

/** NO_DISPONIBLE when too many wait. */
export const refuseFull = (): Promise<void> => printer.refuseFull();

/**
 * As `renderRemitos`, in a thread of its own: fifty long orders take half a minute of nothing else, in which no other
 * call would be answered. One file at a time: NO_DISPONIBLE when too many wait.
 */
export const printApart = (remitos: readonly Remito[], copias = 1): Promise<Buffer> =>
  printer.print({ remitos, copias });

/** As `renderPedido`, likewise. */
export const printPedidoApart = (pedido: PedidoPaper): Promise<Buffer> => printer.print({ pedido });

/** As `renderHojas`, likewise. */
export const printHojasApart = (hojas: readonly Hoja[]): Promise<Buffer> => printer.print({ hojas });
