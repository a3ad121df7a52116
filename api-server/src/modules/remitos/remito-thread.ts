/** Worker thread of `printApart`. */
import { renderHojas } from './hoja-pdf.ts';
import { renderPedido } from './pedido-pdf.ts';
import type { PrintJob } from './print-apart.ts';
import { renderRemitos } from './remito-pdf.ts';

export function print(job: PrintJob): Promise<Uint8Array> {
  if ('hojas' in job) return renderHojas(job.hojas);
  return 'pedido' in job ? renderPedido(job.pedido) : renderRemitos(job.remitos, job.copias);
}
