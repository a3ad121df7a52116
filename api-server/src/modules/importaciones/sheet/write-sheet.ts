import { NEEDED_COLUMNAS, type TipoPlanilla } from 'api-client/contract/importaciones-words';
import { EMPTIED } from 'api-client/contract/planilla-columnas';
import { writeXlsx } from 'hucre/xlsx';
import { type Cell, toRowNumber } from './cell.ts';
import { COLUMNAS } from './columnas.ts';
import { columnLetter } from './find-heads.ts';
import type { Reading } from './model.ts';
import { openBook } from './open-book.ts';
import { mayBeEmpty } from './read-value.ts';
import { resolveLayout } from './resolve-layout.ts';

/** Column widths in letters: at least narrow; wide for filled columns of sentences. */
const [NARROW, WIDE] = [12, 60];
const [REFUSED_SHEET, ERROR_HEADING] = ['Para corregir', 'Qué corregir'];
const SENTENCES = ['Qué lleva', ERROR_HEADING, 'Descripción', 'Nombre', 'Archivo'];

const widthOf = (titulo: string, isFilled: boolean) =>
  isFilled && SENTENCES.includes(titulo) ? WIDE : Math.max(NARROW, titulo.length + 4);

/** Returns a sheet with a frozen first row of headings. */
const sheetOf = (name: string, heads: readonly string[], rows: readonly (readonly Cell[])[]) => ({
  name,
  columns: heads.map((head) => ({ width: widthOf(head, rows.length > 0) })),
  rows: [[...heads], ...rows.map((row) => [...row])],
  freezePane: { rows: 1 },
});

/** Returns a template with the columns of a kind, and a help sheet. */
export const modelSheet = (tipo: TipoPlanilla): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      sheetOf(
        'Planilla',
        COLUMNAS[tipo].map(({ titulo }) => titulo),
        [],
      ),
      sheetOf(
        'Ayuda',
        ['Columna', 'Hace falta', 'Qué lleva'],
        COLUMNAS[tipo].map(({ campo, titulo, help }) => [
          titulo,
          NEEDED_COLUMNAS[tipo].some((one) => one === campo) ? 'Sí' : 'No',
          mayBeEmpty(tipo, campo) ? `${help} Con ${EMPTIED} queda sin nada.` : help,
        ]),
      ),
    ],
  });

/** Returns a sheet of file names with their errors. */
export const namesSheet = (lines: readonly (readonly [string, string])[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [sheetOf(REFUSED_SHEET, [ERROR_HEADING, 'Archivo'], lines)] });

/** Excel's maximum letters per cell. */
const CELL = 32_767;
const truncate = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, CELL) : cell);

/**
 * Returns a sheet of the refused rows, each beside its error, with the headings of the first sheet that was read.
 * @param errorsByRow errors by row number
 */
export async function refusedSheet(
  file: Uint8Array,
  tipo: TipoPlanilla,
  errorsByRow: ReadonlyMap<number, string>,
  reading: Reading,
): Promise<Uint8Array> {
  const { tables = [] } =
    resolveLayout(await openBook(file, tipo), tipo, reading.eleccion, reading.recordadas) ?? {};
  const [first] = tables;
  const claves = first?.heads.claves ?? [];
  const titulos = first?.heads.titulos.map((titulo, at) => titulo || `Columna ${columnLetter(at)}`) ?? [];
  const cells = tables.flatMap(({ sheet, heads }, table) => {
    const places = claves.map((clave) => heads.claves.indexOf(clave));
    return sheet.rows.flatMap((row, at): Cell[][] => {
      const message = errorsByRow.get(toRowNumber(table, at + 1));
      return message === undefined ? [] : [[message, ...places.map((place) => truncate(row[place] ?? null))]];
    });
  });
  return writeXlsx({ sheets: [sheetOf(REFUSED_SHEET, [ERROR_HEADING, ...titulos], cells)] });
}
