/** Warns about a file's prices before they are applied. */
import type { PlanillaWarning } from 'api-client/contract/importaciones-words';
import { cellText } from './cell.ts';
import { headingWords } from './heading-words.ts';
import type { Layout, Table } from './lay-out.ts';
import { isWithoutIva } from './questions.ts';

const OTHER_CURRENCY = /usd|u\$s|us\$|d[oó]lar|\beuros?\b/i;
const PESOS = /^(?:\$|ars?\$?|pes|pesos?(?: argentinos?)?)$/i;
const RATE = /^(?:porcentaje |alicuota |tasa )?iva$|^alicuota$/;
/** Per cent; a higher number is an amount, not a rate. */
const HIGHEST_RATE = 30;

/** Returns the texts of the first column whose heading passes the test. */
function textsBelow({ sheet, heads }: Table, test: (words: string) => boolean): string[] {
  const at = heads.titulos.findIndex((titulo) => test(headingWords(titulo)));
  if (at < 0) return [];
  return sheet.rows.slice(heads.at + 1).map((row) => cellText(row[at]));
}

function isInOtherCurrency(table: Table): boolean {
  const at = table.destinos.indexOf('precio');
  if (at < 0) return false;
  const currencies = textsBelow(table, (words) => words === 'moneda' || words === 'currency');
  const isOther = (text: string) => /\p{L}/u.test(text) && !PESOS.test(text);
  return OTHER_CURRENCY.test(table.heads.titulos[at] ?? '') || currencies.some(isOther);
}

/** Whether a column has different IVA rates for different rows. */
function hasRates(table: Table): boolean {
  const rates = textsBelow(table, (words) => RATE.test(words)).flatMap((text) => {
    const [figures] = /\d+(?:[.,]\d+)?/.exec(text) ?? [];
    return figures === undefined ? [] : [Number(figures.replace(',', '.'))];
  });
  return new Set(rates).size > 1 && rates.every((rate) => rate <= HIGHEST_RATE);
}

/** Returns the warnings about the prices in the current reading. */
export function warningsOf({ tables, eleccion: { iva } }: Layout): PlanillaWarning[] {
  const warnings: PlanillaWarning[] = [];
  if (tables.some(isInOtherCurrency)) warnings.push('moneda');
  const addsIva = (table: Table) => iva !== 0 && ((iva ?? 0) > 0 || isWithoutIva(table));
  if (tables.some((table) => addsIva(table) && hasRates(table))) warnings.push('iva');
  return warnings;
}
