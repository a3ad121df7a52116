/** Worker thread of `printInThread`. */
import { renderHojas } from './pdf/hoja.ts';
import { renderPedido } from './pdf/pedido.ts';
import { renderRemitos } from './pdf/remito.ts';
import type { PrintJob } from './print-apart.ts';

export function print(job: PrintJob): Promise<Uint8Array> {
  if ('hojas' in job) return renderHojas(job.hojas);
  return 'pedido' in job ? renderPedido(job.pedido) : renderRemitos(job.remitos, job.copias);
}
