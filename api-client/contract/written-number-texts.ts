/** What is said of a number that could not be read; apart, so that a page without such a field does not load it. */
import type { ReadNumber, RefusalReason } from './written-number.ts';

const format = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 3 });

/** '¿1.500 o 1,5?' */
export const questionText = (readings: readonly [number, number]): string =>
  `¿${readings.map((value) => format.format(value)).join(' o ')}?`;

/** What is wrong with a text, for the person who wrote it. */
export const refusalTexts: Record<RefusalReason, string> = {
  empty: 'Falta el número.',
  letters: 'Tiene letras entre los números.',
  excel: 'Excel cambió este valor: dale formato de texto.',
  currency: 'Solo se leen importes en pesos.',
  decimals: 'Tiene más decimales de los que puede tener.',
  unreadable: 'No se puede leer como un número.',
};

/** The question, or why it was refused; undefined of a number. */
export function unreadText(read: ReadNumber): string | undefined {
  if (read.kind === 'number') return undefined;
  return read.kind === 'question' ? questionText(read.readings) : refusalTexts[read.reason];
}
