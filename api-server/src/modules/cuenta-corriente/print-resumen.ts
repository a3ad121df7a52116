import { programBeside } from 'node-kit/program-beside';
import { createPrinter } from '../../shared/printer.ts';
import type { Resumen } from './resumen.ts';

const printer = createPrinter<Resumen>(programBeside(import.meta.url, 'resumen-thread'));

/** NO_DISPONIBLE when too many wait. */
export const refuseFull = (): Promise<void> => printer.refuseFull();

/** As `renderResumen`, in a thread of its own: NO_DISPONIBLE when too many wait. */
export const printResumen = (resumen: Resumen): Promise<Buffer> => printer.print(resumen);
