/** Error texts for unreadable numbers. In a separate file, so that pages without number fields do not load them. */
import type { ReadNumber, RefusalReason } from './written-number.ts';

const format = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 3 });

/** Formats the question for an ambiguous number: '¿1.500 o 1,5?'. */
export const questionText = (readings: readonly [number, number]): string =>
  `¿${readings.map((value) => format.format(value)).join(' o ')}?`;

/** Error texts for the person who wrote the number. */
export const refusalTexts: Record<RefusalReason, string> = {
  empty: 'Falta el número.',
  letters: 'Tiene letras entre los números.',
  excel: 'Excel cambió este valor: dale formato de texto.',
  currency: 'Solo se leen importes en pesos.',
  decimals: 'Tiene más decimales de los que puede tener.',
  unreadable: 'No se puede leer como un número.',
};

/** Returns the question or the error text; undefined for a number. */
export function unreadText(read: ReadNumber): string | undefined {
  if (read.kind === 'number') return undefined;
  return read.kind === 'question' ? questionText(read.readings) : refusalTexts[read.reason];
}
