import { siblingProgramUrl } from 'node-kit/module-urls';
import { createPrinter } from '../../shared/thread.ts';
import type { Resumen } from './pdf.ts';

const printer = createPrinter<Resumen>(siblingProgramUrl(import.meta.url, 'resumen-thread'));

/** Throws NO_DISPONIBLE if too many prints wait. */
export const refuseFullQueue = (): Promise<void> => printer.refuseFull();

/** Runs `renderResumen` in a worker thread. Throws NO_DISPONIBLE if too many prints wait. */
export const printResumen = (resumen: Resumen): Promise<Buffer> => printer.print(resumen);
