import { programBeside } from 'node-kit/program-beside';
import { createPrinter } from '../../shared/printer.ts';
import type { Lista } from './lista.ts';

const printer = createPrinter<Lista>(programBeside(import.meta.url, 'lista-thread'));

/** NO_DISPONIBLE when too many wait. */
export const refuseFull = (): Promise<void> => printer.refuseFull();

/** As `renderLista`, in a thread of its own: NO_DISPONIBLE when too many wait. */
export const printLista = (lista: Lista): Promise<Buffer> => printer.print(lista);
