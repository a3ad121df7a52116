import type { OperationOf } from 'api-client/contract';
import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import type { z } from 'zod';
import { type Cell, cellText, isEmpty, isEmptyRow, readableIn } from './cell.ts';
import { letterOf, noHeadsText } from './find-heads.ts';
import { headingWords } from './headings.ts';
import { hasForma, layOut } from './lay-out.ts';
import type { Asked, Layout, Table } from './model.ts';
import { openBook } from './open-book.ts';
import { doubtsOf, NOTHING_CHOSEN, warningsOf } from './questions.ts';
import { UnreadableSheet } from './refuse-bomb.ts';
import { rowsBetween } from './rows.ts';

/** How a file is read, for the screen. */
export type Lectura = z.output<OperationOf<'importaciones.lectura'>['answers'][200]>;

/** Limits of the answer: rows, columns, examples per column, and groups. */
const [ROWS, WIDTH, EXAMPLES, GROUPS] = [8, LIMITS.planillaColumnas + 20, 4, 20];

/** Returns a sample of the file and the field of each column. @throws UnreadableSheet with a Spanish reason */
export async function describeSheet(file: Uint8Array, tipo: TipoPlanilla, asked: Asked): Promise<Lectura> {
  const layout = layOut(await openBook(file, tipo), tipo, asked.eleccion, asked.recordadas);
  if (!layout) throw new UnreadableSheet(noHeadsText(tipo));
  const { sheets, tables, eleccion, recordada, forma } = layout;
  const [first] = tables;
  const doubts = doubtsOf(tipo, layout);
  const between = tables.map((table) => rowsBetween(tipo, table));
  const grupos = between.flatMap((one) => [...one.grupos.values()].sort((a, b) => a.at - b.at));
  return {
    ...{ eleccion: { ...NOTHING_CHOSEN, ...eleccion }, recordada },
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
      primeros: grupos.slice(0, GROUPS).map(({ at, texto }) => ({ fila: at + 1, texto: readableIn(texto) })),
    },
    repetidos: between.reduce((sum, { repetidos }) => sum + repetidos.size, 0),
    preguntas: doubts.preguntas,
    precios: doubts.precios,
    avisos: tipo === 'clientes' ? [] : warningsOf(layout),
    dudoso: doubts.doubtful === null ? null : readableIn(doubts.doubtful),
  };
}

function columnsOf({ tables: [{ sheet, heads, destinos }] }: Layout): Lectura['columnas'] {
  const body = sheet.rows.slice(heads.at + 1);
  return heads.titulos.slice(0, WIDTH).map((titulo, at) => {
    const ejemplos: string[] = [];
    for (const row of body) {
      if (ejemplos.length === EXAMPLES) break;
      if (!isEmpty(row[at])) ejemplos.push(readableIn(cellText(row[at])));
    }
    return {
      clave: heads.claves[at] ?? '',
      titulo,
      letra: letterOf(at),
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
        readableIn(cellText(row[column])),
      ),
    }));
}

/** Completes variant rows: shops write name, brand and categories only in the first row of a product. */

const KEY = new Set(['handle', 'identificador url', 'permalink']);
/** Headings of the variant's value: 'Option1 Value', 'Valor de propiedad 1', 'Variant 1 Option Value'. */
const VALUE =
  /^option ?\d value$|^valor propiedad \d$|^variant \d option value$|^variant option (?:one|two|three) value$/;
/** Fields that each variant has itself. */
const OWN: ReadonlySet<DestinoColumna | null> = new Set([
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
export function variantsOf(table: Table): (row: Row) => Row {
  const words = table.heads.titulos.map(headingWords);
  const name = table.destinos.indexOf('nombre');
  const key = words.findIndex((one) => KEY.has(one));
  if (name >= 0 && key >= 0 && name !== key) return keyed(table, words, { key, name });
  const parent = words.findIndex((one) => PARENT.has(one));
  return parent < 0 ? (row) => row : childrenOf(table, words, parent);
}

/** Fills the row's empty shared fields from the product's row. */
const filledFrom = (row: Row, product: Row, destinos: Table['destinos']): Cell[] =>
  destinos.map((destino, at) => {
    const isTaken = destino !== null && !OWN.has(destino) && isEmpty(row[at]);
    return (isTaken ? product[at] : row[at]) ?? null;
  });

function keyed({ sheet, heads, destinos }: Table, words: string[], at: { key: number; name: number }) {
  const values = words.flatMap((one, place) => (VALUE.test(one) ? [place] : []));
  const price = destinos.indexOf('precio');
  const hasValue = (row: Row) => values.some((place) => !isEmpty(row[place]));
  const products = new Map<string, { first: Row; rows: number; isApart: boolean }>();
  for (const row of sheet.rows.slice(heads.at + 1)) {
    const of = cellText(row[at.key]);
    const there = products.get(of);
    const first = there?.first ?? row;
    const isApart = (there?.isApart ?? false) || (!hasValue(first) && hasValue(row));
    if (of !== '') products.set(of, { first, rows: (there?.rows ?? 0) + 1, isApart });
  }
  return (row: Row): Row => {
    const product = products.get(cellText(row[at.key]));
    if (product === undefined || product.rows < 2) return row;
    const said = filledFrom(row, product.first, destinos);
    const of = values
      .map((place) => cellText(row[place]))
      .filter((text) => text !== '' && text !== 'Default Title');
    // The product's own row is no variant: refuse the row by removing its price.
    if (product.isApart && row === product.first && price >= 0) said[price] = null;
    said[at.name] = [cellText(said[at.name]), ...of].join(' ');
    return said;
  };
}

function childrenOf({ sheet, heads, destinos }: Table, words: string[], parent: number) {
  const [code, id] = [destinos.indexOf('codigo'), words.indexOf('id')];
  const products = new Map<string, Row>();
  for (const row of sheet.rows.slice(heads.at + 1)) {
    if (!isEmpty(row[parent])) continue;
    if (!isEmpty(row[code])) products.set(cellText(row[code]), row);
    if (!isEmpty(row[id])) products.set(`id:${cellText(row[id])}`, row);
  }
  return (row: Row): Row => {
    const product = products.get(cellText(row[parent]));
    return product ? filledFrom(row, product, destinos) : row;
  };
}
