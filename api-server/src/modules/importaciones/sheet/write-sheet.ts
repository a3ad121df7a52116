import { NEEDED_COLUMNAS, type TipoPlanilla } from 'api-client/contract/importaciones-words';
import { EMPTIED } from 'api-client/contract/planilla-columnas';
import { writeXlsx } from 'hucre/xlsx';
import { COLUMNAS } from './columnas.ts';
import { type Cell, findHeads } from './find-heads.ts';
import { openBook } from './open-book.ts';
import { mayBeEmpty } from './read-value.ts';

/** Letters that a column is as wide as: an empty one by its heading, one of sentences much. */
const [NARROW, WIDE] = [12, 60];
const [WRONG, MEND] = ['Para corregir', 'Qué corregir'];
const SENTENCES = ['Qué lleva', MEND, 'Descripción', 'Nombre', 'Archivo'];

const widthOf = (titulo: string, isFilled: boolean) =>
  isFilled && SENTENCES.includes(titulo) ? WIDE : Math.max(NARROW, titulo.length + 4);

/** A sheet with its headings on the first row, which stays in sight. */
const sheetOf = (name: string, heads: readonly string[], rows: readonly (readonly Cell[])[]) => ({
  name,
  columns: heads.map((head) => ({ width: widthOf(head, rows.length > 0) })),
  rows: [[...heads], ...rows.map((row) => [...row])],
  freezePane: { rows: 1 },
});

/** An empty spreadsheet with the columns of a kind, and what each takes. */
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

/** Names of files, and what to mend in each. */
export const namesSheet = (lines: readonly (readonly [string, string])[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: [sheetOf(WRONG, [MEND, 'Archivo'], lines)] });

/** Letters of a cell, as Excel has it. */
const CELL = 32_767;
const kept = (cell: Cell): Cell => (typeof cell === 'string' ? cell.slice(0, CELL) : cell);

/** The rows of a file that are wrong, as they stand in it, and beside each what to mend. @param wrong by its number */
export async function wrongSheet(
  file: Uint8Array,
  tipo: TipoPlanilla,
  wrong: ReadonlyMap<number, string>,
): Promise<Uint8Array> {
  const { rows } = await openBook(file, tipo);
  const titulos = findHeads(tipo, rows)?.columnas.map(({ titulo }) => titulo) ?? [];
  const cells = rows.flatMap((row, at): Cell[][] => {
    const message = wrong.get(at + 1);
    return message === undefined ? [] : [[message, ...titulos.map((_, column) => kept(row[column] ?? null))]];
  });
  return writeXlsx({ sheets: [sheetOf(WRONG, [MEND, ...titulos], cells)] });
}
