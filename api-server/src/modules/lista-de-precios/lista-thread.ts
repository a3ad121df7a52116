/** Worker thread of `printLista`. */
import type { Lista } from './lista.ts';
import { renderLista } from './lista-pdf.ts';

export const print = (lista: Lista): Promise<Uint8Array> => renderLista(lista);
