/** What can mean two things in a file, and is asked once. */
import type { PreguntaPlanilla, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { cellText } from './cell.ts';
import { type Decimals, decimalsOf, type Mark } from './decimals.ts';
import { tellsWithoutIva } from './headings.ts';
import type { Layout, Table } from './lay-out.ts';

export interface Doubts {
  preguntas: PreguntaPlanilla[];
  /** Columns that may all be the price, by what tells them apart. */
  precios: string[];
  mark: Mark | null;
  /** A price that may be read in two ways, where nobody said how. */
  doubtful: string | null;
}

const PRICES = ['precio', 'precio_antes_oferta'] as const;

function* priceCells(tables: readonly Table[]) {
  for (const { sheet, heads, destinos } of tables) {
    const places = PRICES.map((campo) => destinos.indexOf(campo)).filter((at) => at >= 0);
    for (const row of sheet.rows.slice(heads.at + 1)) for (const at of places) yield row[at] ?? null;
  }
}

/** Whether the heading of the price, or a title above the headings, says that prices come without IVA. */
export function isWithoutIva({ sheet, heads, destinos }: Table): boolean {
  const at = destinos.indexOf('precio');
  if (at < 0) return false;
  const titulo = heads.titulos[at] ?? '';
  if (/con iva|final|p\.?v\.?p/i.test(titulo)) return false;
  if (tellsWithoutIva(titulo)) return true;
  return sheet.rows.slice(0, heads.at).some((row) => row.some((cell) => tellsWithoutIva(cellText(cell))));
}

/** What is asked of a file that is read so, and how the texts of its prices are. */
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
