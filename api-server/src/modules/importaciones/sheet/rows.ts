import { JOINED_FIELDS } from 'api-client/contract/importaciones-columnas';
import type {
  ColumnaImportacion,
  DestinoColumna,
  TipoPlanilla,
} from 'api-client/contract/importaciones-words';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import { type Cell, cellText, isBlank, isEmpty, toRowNumber, WITHOUT_RESULT, WrongCell } from './cell.ts';
import { isDamaged } from './damaged-cells.ts';
import { findHeading, headingWords } from './headings.ts';
import type { ReadRenglon, Table } from './model.ts';
import { type createReaders, emptied, findErrorField, isEmptied } from './read-value.ts';
import { partName } from './refuse-bomb.ts';

export type Readers = ReturnType<typeof createReaders>;

/** Column indices by field. */
export type Columnas = ReadonlyMap<DestinoColumna, readonly number[]>;

/** @param titulos headings; columns with parts of an address come after the street */
export function columnasOf(
  destinos: readonly (DestinoColumna | null)[],
  titulos: readonly string[],
): Columnas {
  const columnas = new Map<DestinoColumna, number[]>();
  for (const [at, destino] of destinos.entries()) {
    if (destino !== null) columnas.set(destino, [...(columnas.get(destino) ?? []), at]);
  }
  const isPart = (at: number) => findHeading('clientes', titulos[at] ?? '')?.surety === 'part';
  columnas.get('dom_fiscal')?.sort((one, other) => Number(isPart(one)) - Number(isPart(other)));
  return columnas;
}

/** Fields where '-' or 'NULL' means empty. In other fields these texts are errors. */
const TEXTS: ReadonlySet<DestinoColumna> = new Set([
  'codigo',
  'nombre',
  'marca',
  'categorias',
  'etiquetas',
  'descripcion',
]);

/** Systems write 0 for a missing barcode. */
const NO_CODE = /^0+(?:[.,]0+)?$/;

const lacks = (campo: DestinoColumna, cell: Cell | undefined): boolean =>
  isEmpty(cell) ||
  (TEXTS.has(campo) && isBlank(cell ?? null)) ||
  (campo === 'codigo' && NO_CODE.test(cellText(cell)));

const WITHOUT_RESULT_TEXT =
  'La fórmula no tiene resultado: abre la planilla en Excel, guárdala y súbela de nuevo.';

/** Returns the cell of a field; joins several columns. */
function cellOf(row: readonly Cell[], campo: ColumnaImportacion, places: readonly number[]): Cell {
  const filled = places.flatMap((at) => (lacks(campo, row[at]) ? [] : [row[at] ?? null]));
  // Do not join a cell that Excel changed: its reader must refuse the cell.
  const damaged = filled.find(isDamaged);
  if (filled.length < 2 || damaged !== undefined) return damaged ?? filled[0] ?? null;
  return filled.map(cellText).join(JOINED_FIELDS[campo] ?? ' ');
}

/** Reads one row: values of valid, non-empty fields, and the errors of the others. */
export function readRow(
  row: readonly Cell[],
  fila: number,
  columnas: Columnas,
  { tipo, readers }: { tipo: TipoPlanilla; readers: Readers },
): ReadRenglon {
  const values: Values = {};
  const errores: RenglonError[] = [];
  const read = (campo: ColumnaImportacion, cell: Cell) => {
    if (lacks(campo, cell)) return;
    if (cell === WITHOUT_RESULT) {
      errores.push({ campo, mensaje: WITHOUT_RESULT_TEXT });
      return;
    }
    try {
      values[findErrorField(campo, cell)] = isEmptied(cell)
        ? emptied(tipo, campo)
        : readers[findErrorField(campo, cell)](cell);
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      errores.push({ campo, mensaje: error.message });
    }
  };
  for (const [destino, places] of columnas) {
    if (destino !== 'nombre_apellido' && destino !== 'apellido_nombre') {
      read(destino, cellOf(row, destino, places));
      continue;
    }
    const { nombre, apellido } = partName(cellText(row[places[0] ?? -1]), destino);
    read('nombre', nombre);
    read('apellido', apellido);
  }
  return { fila, values, errores };
}

/** Finds group rows, which name the category or brand of the rows below, and repeated headings. */

export interface Grupo {
  /** Index of the row in the sheet. */
  at: number;
  campo: 'categorias' | 'marca';
  texto: string;
}

const CATEGORIA = /^(?:rubro|sub ?rubro|familia|l[ií]nea|categor[ií]a|secci[oó]n|grupo|departamento)$/i;
const MARCA = /^(?:marca|proveedor|laboratorio)$/i;
/** 'RUBRO: ACEITES', in one cell or two. */
const SAID = /^([\p{L} -]{3,20}?)\s*[:–-]\s*(.{2,80})$/u;

function said(texts: readonly string[]): Omit<Grupo, 'at'> | undefined {
  if (texts.length > 2) return undefined;
  const [, word = '', texto = ''] = SAID.exec(texts.join(texts[0]?.endsWith(':') ? ' ' : ': ')) ?? [];
  if (CATEGORIA.test(word.trim())) return { campo: 'categorias', texto: texto.trim() };
  return MARCA.test(word.trim()) ? { campo: 'marca', texto: texto.trim() } : undefined;
}

const isUpper = (text: string) => text === text.toLocaleUpperCase('es');

export interface Between {
  /** Groups by row index. */
  grupos: ReadonlyMap<number, Grupo>;
  /** Indices of rows that repeat the headings. */
  repetidos: ReadonlySet<number>;
}

/**
 * Returns the rows of a table that are no product. A row with a single text is a group if the text is bold or in capitals
 * and other rows follow.
 */
export function rowsBetween(tipo: TipoPlanilla, { sheet, heads, destinos }: Table): Between {
  const grupos = new Map<number, Grupo>();
  const repetidos = new Set<number>();
  if (tipo === 'clientes') return { grupos, repetidos };
  const mapped = destinos.filter((one) => one !== null).length;
  const titulos = heads.titulos.map(headingWords).join('\n');
  const hasCategorias = destinos.includes('categorias');
  /** Whether a product row follows; the loop runs from the end. */
  let follows = false;
  for (let at = sheet.rows.length - 1; at > heads.at; at -= 1) {
    const row = sheet.rows[at] ?? [];
    const filled = row.flatMap((cell, column) => (isEmpty(cell) ? [] : [{ cell, column }]));
    if (filled.length === 0) continue;
    const texts = filled.map(({ cell }) => cellText(cell));
    const named = said(texts);
    if (named && follows) grupos.set(at, { at, ...named });
    else if (mapped > 1 && filled.length > 1 && isRepeated(row, heads.titulos.length, titulos))
      repetidos.add(at);
    else if (follows && mapped > 1 && !hasCategorias && filled.length === 1 && filled[0]) {
      const { cell, column } = filled[0];
      const text = cellText(cell);
      const isText =
        typeof cell === 'string' && (text.match(/\p{L}/gu)?.length ?? 0) >= 3 && text.length <= 80;
      const isShown = isUpper(text) || sheet.bold.has(at);
      const isCode =
        destinos[column] === 'codigo' && (/\d/.test(text) || (!/ /.test(text) && text.length < 4));
      if (isText && isShown && !isCode && !/^(?:sub)?total/i.test(text)) {
        grupos.set(at, { at, campo: 'categorias', texto: text });
      }
    } else if (filled.length > 1) follows = true;
  }
  for (const at of headersOfPages(sheet.rows, heads.at, repetidos)) {
    grupos.delete(at);
    repetidos.add(at);
  }
  return { grupos, repetidos };
}

const textOf = (row: readonly Cell[] = []): string => row.map(cellText).filter(Boolean).join(' ');
/** Rows checked above repeated headings. */
const ABOVE = 12;

/** Returns the rows that a report repeats above the headings of each page: its title, its date. */
function headersOfPages(
  rows: readonly (readonly Cell[])[],
  first: number,
  repetidos: ReadonlySet<number>,
): number[] {
  const pages = [first, ...repetidos].map((at) => {
    const above = new Map<string, number>();
    for (let place = at - 1; place >= Math.max(0, at - ABOVE); place -= 1) {
      const text = textOf(rows[place]);
      if (text !== '' && !above.has(text)) above.set(text, place);
    }
    return above;
  });
  const [title, ...others] = pages;
  if (!title || others.length === 0) return [];
  const common = [...title.keys()].filter((text) => others.every((page) => page.has(text)));
  return others.flatMap((page) => common.map((text) => page.get(text) ?? -1)).filter((at) => at > first);
}

const isRepeated = (row: readonly Cell[], width: number, titulos: string): boolean =>
  Array.from({ length: width }, (_, column) => headingWords(cellText(row[column]))).join('\n') === titulos;

/** Finds data rows at or above the headings: rows of another table, or a first row without headings. */

const isPrice = (cell: Cell | undefined): boolean =>
  typeof cell === 'number' || /^(?:\$|ars)?\s*\d[\d.,]*$/i.test(cellText(cell));

/** Whether a row is data: a product has a name or code and a price, a customer has a CUIT. */
export function isThing(
  tipo: TipoPlanilla,
  row: readonly Cell[],
  destinos: readonly (DestinoColumna | null)[],
): boolean {
  const cellOf = (destino: DestinoColumna) => row[destinos.indexOf(destino)];
  if (tipo === 'clientes') return cellText(cellOf('dni')).replace(/\D/g, '').length === 11;
  const called = destinos.includes('nombre') ? cellOf('nombre') : cellOf('codigo');
  return /[\p{L}\d]{2}/u.test(cellText(called)) && isPrice(cellOf('precio'));
}

/** Returns data rows above the headings as refused rows, so that users see them. @param which index of the sheet */
export const rowsAbove = (
  tipo: TipoPlanilla,
  { sheet, heads, destinos }: Table,
  which: number,
): ReadRenglon[] =>
  sheet.rows.slice(0, heads.at).flatMap((row, at): ReadRenglon[] => {
    if (!isThing(tipo, row, destinos)) return [];
    const mensaje = `Está arriba de los títulos, que son la fila ${heads.at + 1}. Súbela en otra planilla o elige otra fila de títulos.`;
    return [{ fila: toRowNumber(which, at + 1), values: {}, errores: [{ campo: null, mensaje }] }];
  });
