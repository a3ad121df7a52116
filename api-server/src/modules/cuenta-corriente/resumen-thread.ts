/** Prints in a thread of its own what `printResumen` sends it. */
import type { Resumen } from './resumen.ts';
import { renderResumen } from './resumen-pdf.ts';

export const print = (resumen: Resumen): Promise<Uint8Array> => renderResumen(resumen);
