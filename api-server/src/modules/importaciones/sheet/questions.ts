/** Finds ambiguities in a file that the user must decide once. */
import type { PreguntaPlanilla, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { cellText } from './cell.ts';
import { type Decimals, decimalsOf, type Mark } from './decimals.ts';
import { tellsWithoutIva } from './headings.ts';
import type { Layout, Table } from './lay-out.ts';

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
export function isWithoutIva({ sheet, heads, destinos }: Table): boolean {
  const at = destinos.indexOf('precio');
  if (at < 0) return false;
  const titulo = heads.titulos[at] ?? '';
  if (/con iva|final|p\.?v\.?p/i.test(titulo)) return false;
  if (tellsWithoutIva(titulo)) return true;
  return sheet.rows.slice(0, heads.at).some((row) => row.some((cell) => tellsWithoutIva(cellText(cell))));
}

/** Returns the open questions about a file and its decimal mark. */
export function doubtsOf(tipo: TipoPlanilla, { tables, eleccion }: Layout): Doubts {
  if (tipo === 'clientes') return { preguntas: [], precios: [], mark: null, doubtful: null };
  const [{ heads }] = tables;
  const precios = heads.guess.precios.map((at) => heads.claves[at] ?? '');
  const shown: Decimals = eleccion.decimales
    ? { mark: eleccion.decimales, doubtful: null }
    : decimalsOf(priceCells(tables));
  const preguntas: PreguntaPlanilla[] = [];
  if (eleccion.columnas === null && precios.length > 1) preguntas.push('precio');
  if (shown.doubtful !== null) preguntas.push('decimales');
  if (eleccion.iva === null && tables.some(isWithoutIva)) preguntas.push('iva');
  return { preguntas, precios, ...shown };
}
