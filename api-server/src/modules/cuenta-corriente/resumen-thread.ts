/** Worker thread that prints the statements of `printResumen`. */
import type { Resumen } from './resumen.ts';
import { renderResumen } from './resumen-pdf.ts';

export const print = (resumen: Resumen): Promise<Uint8Array> => renderResumen(resumen);
