/** Worker thread of `printLista`. */
import type { Lista } from './pdf.ts';
import { renderLista } from './pdf.ts';

export const print = (lista: Lista): Promise<Uint8Array> => renderLista(lista);
