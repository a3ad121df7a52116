import { toCents } from 'api-client/contract/money';
import { PRECIO_TEXTS } from 'api-client/contract/precio-text';
import { readNumber } from 'api-client/contract/written-number';
import { questionText, refusalTexts } from 'api-client/contract/written-number-texts';
import type { z } from 'zod';
import type { Cell } from './cell.ts';
import { type Mark, respelled } from './decimals.ts';
import { readableIn } from './shown-text.ts';
import { checked, refuse, textOf } from './wrong-cell.ts';

function precioIn(written: string): number {
  const read = readNumber(written, { decimals: 2, unit: 'money' });
  if (read.kind === 'number') return read.value;
  if (read.kind === 'question')
    return refuse(`«${readableIn(written)}» puede ser dos precios: ${questionText(read.readings)}`);
  if (read.reason === 'excel' || read.reason === 'currency') return refuse(refusalTexts[read.reason]);
  if (read.reason === 'decimals') return refuse(PRECIO_TEXTS.invalid);
  return refuse(`No se puede leer «${readableIn(written)}» como un precio.`);
}

/** How a file writes its prices. */
export interface Prices {
  /** What parts decimals in texts; null: each text is read by itself. */
  mark: Mark | null;
  /** Per cent that are added. */
  iva: number;
}

export const AS_THEY_ARE: Prices = { mark: null, iva: 0 };
const toTheCent = (pesos: number) => Math.round(pesos * 100) / 100;

/** A calculated price has more decimals than are shown: a figure is rounded to the cent, a text is what it says. */
export const amount =
  (schema: z.ZodType, { mark, iva }: Prices) =>
  (cell: Cell): number => {
    const written = () => (mark === null ? textOf(cell) : respelled(textOf(cell), mark));
    const pesos = typeof cell === 'number' ? toTheCent(cell) : precioIn(written());
    return toCents(checked(schema, iva === 0 ? pesos : toTheCent(pesos * (1 + iva / 100))) as number);
  };
