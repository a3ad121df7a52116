import { NEEDED_COLUMNAS, type TipoPlanilla } from 'api-client/contract/importaciones-words';
import { EMPTIED } from 'api-client/contract/planilla-columnas';
import { writeXlsx } from 'hucre/xlsx';
import { type Cell, rowNumberIn } from './cell.ts';
import { COLUMNAS } from './columnas.ts';
import { letterOf } from './find-heads.ts';
import { layOut } from './lay-out.ts';
import type { Asked } from './model.ts';
import { openBook } from './open-book.ts';
import { mayBeEmpty } from './read-value.ts';

/** Column widths in letters: at least narrow; wide for filled columns of sentences. */
const [NARROW, WIDE] = [12, 60];
const [WRONG, MEND] = ['Para corregir', 'Qué corregir'];
const SENTENCES = ['Qué lleva', MEND, 'Descripción', 'Nombre', 'Archivo'];

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
          mayBeEmpty(campo) ? `${help} Con ${EMPTIED} queda sin nada.` : help,
        ]),
      ),
    ],
  });

/** Returns a sheet of file names with their errors. */
export const namesSheet = (lines: readonly (readonly [string, string])[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [sheetOf(WRONG, [MEND, 'Archivo'], lines)] });

/** Excel's maximum letters per cell. */
const CELL = 32_767;
const kept = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, CELL) : cell);

/**
 * Returns a sheet of the refused rows, each beside its error, with the headings of the first sheet that was read.
 * @param wrong errors by row number
 */
export async function wrongSheet(
  file: Uint8Array,
  tipo: TipoPlanilla,
  wrong: ReadonlyMap<number, string>,
  asked: Asked,
): Promise<Uint8Array> {
  const { tables = [] } = layOut(await openBook(file, tipo), tipo, asked.eleccion, asked.recordadas) ?? {};
  const [first] = tables;
  const claves = first?.heads.claves ?? [];
  const titulos = first?.heads.titulos.map((titulo, at) => titulo || `Columna ${letterOf(at)}`) ?? [];
  const cells = tables.flatMap(({ sheet, heads }, table) => {
    const places = claves.map((clave) => heads.claves.indexOf(clave));
    return sheet.rows.flatMap((row, at): Cell[][] => {
      const message = wrong.get(rowNumberIn(table, at + 1));
      return message === undefined ? [] : [[message, ...places.map((place) => kept(row[place] ?? null))]];
    });
  });
  return writeXlsx({ sheets: [sheetOf(WRONG, [MEND, ...titulos], cells)] });
}
