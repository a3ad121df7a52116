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

export interface Prices {
  /** Decimal mark in texts; null reads each text by itself. */
  mark: Mark | null;
  /** Per cent to add. */
  iva: number;
}

export const AS_THEY_ARE: Prices = { mark: null, iva: 0 };
const toTheCent = (pesos: number) => Math.round(pesos * 100) / 100;

/** Returns a reader of prices in cents. Numbers are rounded to the cent: calculated prices hide decimals. */
export const amount =
  (schema: z.ZodType, { mark, iva }: Prices) =>
  (cell: Cell): number => {
    const written = () => (mark === null ? textOf(cell) : respelled(textOf(cell), mark));
    const pesos = typeof cell === 'number' ? toTheCent(cell) : precioIn(written());
    return toCents(checked(schema, iva === 0 ? pesos : toTheCent(pesos * (1 + iva / 100))) as number);
  };
