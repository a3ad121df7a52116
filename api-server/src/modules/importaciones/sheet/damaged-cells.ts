/** Finds cells that Excel changed, or whose formula failed. */
import { type Cell, refuse, textOf } from './cell.ts';
import { EXACT } from './numbers.ts';

export const DAMAGED = 'Excel cambió este valor: dale formato de texto a la columna y escríbelo de nuevo.';
/** Excel shows a long number as '2,03E+10'. */
const EXPONENT = /^-?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
/** Excel turns a code with a hyphen or slash into '05/03/2026', '5-mar' or 'mar-26'. */
const MONTHS = 'ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec';
export const DATE = new RegExp(
  `^(?:\\d{1,2}[/-]\\d{1,2}[/-]\\d{4}|\\d{4}-\\d{2}-\\d{2}(?:[ T].*)?|\\d{1,2}[/-](?:${MONTHS})\\.?|(?:${MONTHS})\\.?[/-]\\d{2,4}|\\d{1,2}[/-](?:${MONTHS})\\.?[/-]\\d{2,4})$`,
  'i',
);
/** Text of a failed formula in English and Spanish. */
const FAILED =
  /^#(?:N\/A|N\/D|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|¡(?:REF|VALOR|DIV\/0|NUM|NULO)!|¿NOMBRE\?)$/i;

/** Whether Excel changed the written text to a number or a date. */
const isChanged = (cell: Cell): boolean =>
  cell instanceof Date ||
  typeof cell === 'boolean' ||
  (typeof cell === 'number' && Math.abs(cell) >= EXACT) ||
  EXPONENT.test(textOf(cell));

const isFailed = (cell: Cell): boolean => FAILED.test(textOf(cell));

/** Whether a text field would refuse this cell. */
export const isDamaged = (cell: Cell): boolean => isChanged(cell) || isFailed(cell);

export function refuseDamaged(cell: Cell): void {
  if (isChanged(cell)) refuse(DAMAGED);
  if (isFailed(cell)) refuse('La celda tiene un error de la planilla: corrige su fórmula.');
}
