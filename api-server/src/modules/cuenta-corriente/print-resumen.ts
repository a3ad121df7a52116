import { programBeside } from 'node-kit/program-beside';
import { createPrinter } from '../../shared/thread.ts';
import type { Resumen } from './pdf.ts';

const printer = createPrinter<Resumen>(programBeside(import.meta.url, 'resumen-thread'));

/** Throws NO_DISPONIBLE if too many prints wait. */
export const refuseFullQueue = (): Promise<void> => printer.refuseFull();

/** Runs `renderResumen` in a worker thread. Throws NO_DISPONIBLE if too many prints wait. */
export const printResumen = (resumen: Resumen): Promise<Buffer> => printer.print(resumen);
