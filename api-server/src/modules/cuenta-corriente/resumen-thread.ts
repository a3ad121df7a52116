/** Worker thread that prints the statements of `printResumen`. */
import type { Resumen } from './pdf.ts';
import { renderResumen } from './pdf.ts';

export const print = (resumen: Resumen): Promise<Uint8Array> => renderResumen(resumen);
