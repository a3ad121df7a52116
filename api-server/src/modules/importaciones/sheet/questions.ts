/** Finds ambiguities in a file that the user must decide once. */

import { camposOf, destinosOf, JOINED_FIELDS } from 'api-client/contract/importaciones-columnas';
import {
  type DestinoColumna,
  missingColumnTitles,
  type PlanillaWarning,
  type PreguntaPlanilla,
  type TipoPlanilla,
} from 'api-client/contract/importaciones-words';
import { cellText } from './cell.ts';
import type { Columna } from './find-heads.ts';
import { headingWords, tellsWithoutIva } from './headings.ts';
import type { Eleccion, Layout, Table } from './model.ts';
import { type Decimals, guessDecimals, type Mark } from './numbers.ts';

export interface Doubts {
  preguntas: PreguntaPlanilla[];
  /** Keys of the columns that may all be the price. */
  precios: string[];
  mark: Mark | null;
  /** An ambiguous price that no choice decides. */
  doubtful: string | null;
}

const PRICES = ['precio', 'precio_antes_oferta'] as const;

function* priceCells(tables: readonly Table[]) {
  for (const { sheet, heads, destinos } of tables) {
    const places = PRICES.map((campo) => destinos.indexOf(campo)).filter((at) => at >= 0);
    for (const row of sheet.rows.slice(heads.at + 1)) for (const at of places) yield row[at] ?? null;
  }
}

/** Whether the price heading, or a title above the headings, says that prices exclude IVA. */
function isWithoutIva({ sheet, heads, destinos }: Table): boolean {
  const at = destinos.indexOf('precio');
  if (at < 0) return false;
  const titulo = heads.titulos[at] ?? '';
  if (/con iva|final|p\.?v\.?p/i.test(titulo)) return false;
  if (tellsWithoutIva(titulo)) return true;
  return sheet.rows.slice(0, heads.at).some((row) => row.some((cell) => tellsWithoutIva(cellText(cell))));
}

/** Returns the open questions about a file and its decimal mark. */
export function findDoubts(tipo: TipoPlanilla, { tables, eleccion }: Layout): Doubts {
  if (tipo === 'clientes') return { preguntas: [], precios: [], mark: null, doubtful: null };
  const [{ heads }] = tables;
  const precios = heads.guess.precios.map((at) => heads.claves[at] ?? '');
  const shown: Decimals = eleccion.decimales
    ? { mark: eleccion.decimales, doubtful: null }
    : guessDecimals(priceCells(tables));
  const preguntas: PreguntaPlanilla[] = [];
  if (eleccion.columnas === null && precios.length > 1) preguntas.push('precio');
  if (shown.doubtful !== null) preguntas.push('decimales');
  if (eleccion.iva === null && tables.some(isWithoutIva)) preguntas.push('iva');
  return { preguntas, precios, ...shown };
}

/** Warns about a file's prices before they are applied. */

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

function hasOtherCurrency(table: Table): boolean {
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
export function findWarnings({ tables, eleccion: { iva } }: Layout): PlanillaWarning[] {
  const warnings: PlanillaWarning[] = [];
  if (tables.some(hasOtherCurrency)) warnings.push('moneda');
  const addsIva = (table: Table) => iva !== 0 && ((iva ?? 0) > 0 || isWithoutIva(table));
  if (tables.some((table) => addsIva(table) && hasRates(table))) warnings.push('iva');
  return warnings;
}

/** Returns the error for a sheet that lacks needed columns; undefined for a complete sheet. */
export function missingColumnsText(tipo: TipoPlanilla, columnas: readonly Columna[]): string | undefined {
  const titulos = missingColumnTitles(tipo, columnas).map((titulo) => `«${titulo}»`);
  if (titulos.length === 0) return undefined;
  const noun = titulos.length === 1 ? 'una columna' : 'columnas';
  return `No encontramos ${noun} para ${titulos.join(', ')}, y lo nuevo lo necesita. Ponle ese título a la que lo trae.`;
}

export const NO_ELECCION: Eleccion = {
  hojas: null,
  encabezado: null,
  columnas: null,
  fijos: {},
  decimales: null,
  iva: null,
};

export const takesDestino = (tipo: TipoPlanilla, destino: DestinoColumna): boolean =>
  destinosOf(tipo).some((one) => one.destino === destino);

/** Returns why the chosen columns are invalid; undefined for a valid choice. */
export function findColumnsFault(tipo: TipoPlanilla, { columnas }: Eleccion): string | undefined {
  const seen = new Set<string>();
  for (const { destino } of columnas ?? []) {
    if (destino === null) continue;
    if (!takesDestino(tipo, destino)) return 'Esta planilla no lleva una de las columnas elegidas.';
    for (const campo of camposOf(destino)) {
      // A customer's name cannot be joined from several columns.
      const isAlone = JOINED_FIELDS[campo] === undefined || tipo === 'clientes';
      if (seen.has(campo) && isAlone && campo !== 'dom_fiscal') return duplicateText(tipo, campo);
      seen.add(campo);
    }
  }
  return undefined;
}

const duplicateText = (tipo: TipoPlanilla, campo: string): string =>
  `Dos columnas no pueden ser «${destinosOf(tipo).find(({ destino }) => destino === campo)?.titulo ?? campo}».`;
