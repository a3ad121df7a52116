/** Reads the cells about IVA: the rate of a product, and how a customer is registered for the tax. */
import {
  ALICUOTAS_IVA,
  alicuotaText,
  CONDICION_IVA_TEXTS,
  CONDICIONES_IVA,
  type CondicionIva,
} from 'api-client/contract/iva';
import { plainName } from 'api-client/contract/written';
import { readNumber } from 'api-client/contract/written-number';
import { type Cell, refuse, textOf } from './cell.ts';

/** The valid rates, for people. */
export const ALICUOTAS_TEXT = ALICUOTAS_IVA.map(alicuotaText).join(' o ');
/** The valid registrations, for people. */
export const CONDICIONES_TEXT = CONDICIONES_IVA.map((one) => CONDICION_IVA_TEXTS[one]).join(', ');

/** Words for the rate 0. */
const UNTAXED = ['exento', 'exenta', 'no gravado', 'no gravada'];
/** The word may stand beside the number: 'IVA 21 %'. */
const withoutWord = (text: string) => text.replace(/\biva\b/i, '').trim();

/** Returns the numbers that a cell may mean: a text such as '21,000' has two readings. */
function numbersIn(cell: Cell): readonly number[] {
  if (typeof cell === 'number') return [cell];
  const read = readNumber(withoutWord(textOf(cell)), { decimals: 4, unit: 'percent' });
  if (read.kind === 'number') return [read.value];
  return read.kind === 'question' ? read.readings : [];
}

/** Reads a rate in hundredths of a percent. A percentage without its format is a fraction: 0.21. */
export function readAlicuota(cell: Cell): number {
  if (UNTAXED.includes(plainName(withoutWord(textOf(cell))))) return 0;
  const isPercent = textOf(cell).includes('%');
  const found = numbersIn(cell)
    .flatMap((number) => (isPercent ? [number] : [number, number * 100]))
    // Excel calculates with binary fractions: 0.105 may be 0.10500000000000001.
    .map((number) => ALICUOTAS_IVA.find((alicuota) => Math.abs(alicuota - number) < 1e-9))
    .find((alicuota) => alicuota !== undefined);
  return found === undefined ? refuse(`Escribe una de estas: ${ALICUOTAS_TEXT}.`) : Math.round(found * 100);
}

/** Whether the cell is an amount of money, not a rate: some lists have the tax of each product in pesos. */
export const isIvaAmount = (cell: Cell): boolean =>
  !textOf(cell).includes('%') && numbersIn(cell).some((number) => number > 100);

/** Other spellings of each registration. */
const WRITTEN: Record<CondicionIva, string> = {
  responsable_inscripto: 'ri|r i|resp inscripto|resp insc|inscripto|responsable inscripta|inscripta',
  monotributo: 'monotributista|mono|mt|rm|responsable monotributo|resp monotributo',
  exento: 'ex|exenta|sujeto exento',
  consumidor_final: 'cf|c f|cons final|consumidor',
};

const CONDICION_BY_TEXT: ReadonlyMap<string, CondicionIva> = new Map(
  CONDICIONES_IVA.flatMap((condicion) =>
    [plainName(CONDICION_IVA_TEXTS[condicion]), ...WRITTEN[condicion].split('|')].map(
      (text) => [text, condicion] as const,
    ),
  ),
);

/** Reads how a customer is registered for IVA. */
export const readCondicionIva = (cell: Cell): CondicionIva =>
  CONDICION_BY_TEXT.get(plainName(textOf(cell)).replace(/^iva /, '')) ??
  refuse(`Escribe una de estas: ${CONDICIONES_TEXT}.`);
