import type { OperationOf } from 'api-client/contract';
import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import type { z } from 'zod';
import { type Cell, cellText, isEmpty, isEmptyRow, toReadable } from './cell.ts';
import { columnLetter, noHeadsText } from './find-heads.ts';
import { headingWords } from './headings.ts';
import type { Layout, Reading, Table } from './model.ts';
import { openBook } from './open-book.ts';
import { findDoubts, findWarnings, NO_ELECCION } from './questions.ts';
import { UnreadableSheet } from './refuse-bomb.ts';
import { hasForma, resolveLayout } from './resolve-layout.ts';
import { rowsBetween } from './rows.ts';

/** How a file is read, for the screen. */
export type Lectura = z.output<OperationOf<'importaciones.lectura'>['answers'][200]>;

/** Limits of the answer: rows, columns, examples per column, and groups. */
const [ROWS, WIDTH, EXAMPLES, GROUPS] = [8, LIMITS.planillaColumnas + 20, 4, 20];

/** Returns a sample of the file and the field of each column. @throws UnreadableSheet with a Spanish reason */
export async function describeSheet(
  file: Uint8Array,
  tipo: TipoPlanilla,
  reading: Reading,
): Promise<Lectura> {
  const layout = resolveLayout(await openBook(file, tipo), tipo, reading.eleccion, reading.recordadas);
  if (!layout) throw new UnreadableSheet(noHeadsText(tipo));
  const { sheets, tables, eleccion, recordada, forma } = layout;
  const [first] = tables;
  const doubts = findDoubts(tipo, layout);
  const between = tables.map((table) => rowsBetween(tipo, table));
  const grupos = between.flatMap((one) => [...one.grupos.values()].sort((a, b) => a.at - b.at));
  return {
    ...{ eleccion: { ...NO_ELECCION, ...eleccion }, recordada },
    hojas: sheets.slice(0, LIMITS.sheetsPerPlanilla * 2).map((sheet) => ({
      nombre: sheet.nombre,
      filas: sheet.rows.filter((row) => !isEmptyRow(row)).length,
      leida: tables.some((table) => table.sheet === sheet),
      iguales: sheet === first.sheet || hasForma(tipo, sheet, forma),
    })),
    encabezado: first.heads.at + 1,
    columnas: columnsOf(layout),
    muestra: sampleOf(layout),
    grupos: {
      total: grupos.length,
      primeros: grupos.slice(0, GROUPS).map(({ at, texto }) => ({ fila: at + 1, texto: toReadable(texto) })),
    },
    repetidos: between.reduce((sum, { repetidos }) => sum + repetidos.size, 0),
    preguntas: doubts.preguntas,
    precios: doubts.precios,
    avisos: tipo === 'clientes' ? [] : findWarnings(layout),
    dudoso: doubts.doubtful === null ? null : toReadable(doubts.doubtful),
  };
}

function columnsOf({ tables: [{ sheet, heads, destinos }] }: Layout): Lectura['columnas'] {
  const body = sheet.rows.slice(heads.at + 1);
  return heads.titulos.slice(0, WIDTH).map((titulo, at) => {
    const ejemplos: string[] = [];
    for (const row of body) {
      if (ejemplos.length === EXAMPLES) break;
      if (!isEmpty(row[at])) ejemplos.push(toReadable(cellText(row[at])));
    }
    return {
      clave: heads.claves[at] ?? '',
      titulo,
      letra: columnLetter(at),
      destino: destinos[at] ?? null,
      ejemplos,
    };
  });
}

/** Returns the first non-empty rows: some above the headings, the headings, and rows below. */
function sampleOf({ tables: [{ sheet, heads }] }: Layout): Lectura['muestra'] {
  const from = Math.max(0, heads.at - 3);
  const rows = sheet.rows.map((row, at) => ({ row, at })).slice(from);
  return rows
    .filter(({ row, at }) => at === heads.at || !isEmptyRow(row))
    .slice(0, ROWS)
    .map(({ row, at }) => ({
      fila: at + 1,
      celdas: Array.from({ length: Math.min(heads.titulos.length, WIDTH) }, (_, column) =>
        toReadable(cellText(row[column])),
      ),
    }));
}

/** Completes variant rows: shops write name, brand and categories only in the first row of a product. */

const KEY = new Set(['handle', 'identificador url', 'permalink']);
/** Headings of the variant's value: 'Option1 Value', 'Valor de propiedad 1', 'Variant 1 Option Value'. */
const VALUE =
  /^option ?\d value$|^valor propiedad \d$|^variant \d option value$|^variant option (?:one|two|three) value$/;
/** Fields that each variant has itself. */
const OWN_FIELDS: ReadonlySet<DestinoColumna | null> = new Set([
  'codigo',
  'precio',
  'precio_antes_oferta',
  'tipo_de_precio',
  'disponible',
  'producto_id',
  'id_externo',
]);

/** Headings of the column with the parent product's code or id. */
const PARENT = new Set(['parent', 'superior']);

type Row = readonly Cell[];

/** Returns a function that completes a row with the values of its product. */
export function variantCompleter(table: Table): (row: Row) => Row {
  const words = table.heads.titulos.map(headingWords);
  const name = table.destinos.indexOf('nombre');
  const key = words.findIndex((one) => KEY.has(one));
  if (name >= 0 && key >= 0 && name !== key) return keyedCompleter(table, words, { key, name });
  const parent = words.findIndex((one) => PARENT.has(one));
  return parent < 0 ? (row) => row : childCompleter(table, words, parent);
}

/** Fills the row's empty shared fields from the product's row. */
const fillFrom = (row: Row, product: Row, destinos: Table['destinos']): Cell[] =>
  destinos.map((destino, at) => {
    const isShared = destino !== null && !OWN_FIELDS.has(destino) && isEmpty(row[at]);
    return (isShared ? product[at] : row[at]) ?? null;
  });

function keyedCompleter(
  { sheet, heads, destinos }: Table,
  words: string[],
  at: { key: number; name: number },
) {
  const values = words.flatMap((one, place) => (VALUE.test(one) ? [place] : []));
  const price = destinos.indexOf('precio');
  const hasValue = (row: Row) => values.some((place) => !isEmpty(row[place]));
  const products = new Map<string, { first: Row; rows: number; isParent: boolean }>();
  for (const row of sheet.rows.slice(heads.at + 1)) {
    const of = cellText(row[at.key]);
    const group = products.get(of);
    const first = group?.first ?? row;
    const isParent = (group?.isParent ?? false) || (!hasValue(first) && hasValue(row));
    if (of !== '') products.set(of, { first, rows: (group?.rows ?? 0) + 1, isParent });
  }
  return (row: Row): Row => {
    const product = products.get(cellText(row[at.key]));
    if (product === undefined || product.rows < 2) return row;
    const completed = fillFrom(row, product.first, destinos);
    const of = values
      .map((place) => cellText(row[place]))
      .filter((text) => text !== '' && text !== 'Default Title');
    // The product's own row is no variant: refuse the row by removing its price.
    if (product.isParent && row === product.first && price >= 0) completed[price] = null;
    completed[at.name] = [cellText(completed[at.name]), ...of].join(' ');
    return completed;
  };
}

function childCompleter({ sheet, heads, destinos }: Table, words: string[], parent: number) {
  const [code, id] = [destinos.indexOf('codigo'), words.indexOf('id')];
  const products = new Map<string, Row>();
  for (const row of sheet.rows.slice(heads.at + 1)) {
    if (!isEmpty(row[parent])) continue;
    if (!isEmpty(row[code])) products.set(cellText(row[code]), row);
    if (!isEmpty(row[id])) products.set(`id:${cellText(row[id])}`, row);
  }
  return (row: Row): Row => {
    const product = products.get(cellText(row[parent]));
    return product ? fillFrom(row, product, destinos) : row;
  };
}
