import { programBeside } from 'node-kit/program-beside';
import { createPrinter } from '../../shared/printer.ts';
import type { Lista } from './lista.ts';

const printer = createPrinter<Lista>(programBeside(import.meta.url, 'lista-thread'));

/** Throws NO_DISPONIBLE when too many print jobs wait. */
export const refuseFull = (): Promise<void> => printer.refuseFull();

/** Like `renderLista`, in a worker thread. Throws NO_DISPONIBLE when too many print jobs wait. */
export const printLista = (lista: Lista): Promise<Buffer> => printer.print(lista);
