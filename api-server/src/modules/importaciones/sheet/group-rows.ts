/** Finds group rows, which name the category or brand of the rows below, and repeated headings. */
import type { TipoPlanilla } from 'api-client/contract/importaciones-words';
import { type Cell, cellText, isEmpty } from './cell.ts';
import { headingWords } from './heading-words.ts';
import type { Table } from './lay-out.ts';

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
