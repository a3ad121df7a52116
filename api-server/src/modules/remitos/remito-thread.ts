/** Prints in a thread of its own what `printApart` sends it. */
import type { Remito } from './remito.ts';
import { renderRemitos } from './remito-pdf.ts';

export const print = ({
  remitos,
  copias,
}: {
  remitos: readonly Remito[];
  copias: number;
}): Promise<Uint8Array> => renderRemitos(remitos, copias);
