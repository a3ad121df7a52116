import { ALL_SHEETS, type DestinoColumna, type TipoPlanilla } from 'api-client/contract/importaciones-words';
import { isEmptyRow, type Sheet } from './cell.ts';
import { findHeads, type Heads, hashHeadings, headsAt, likelyHeads, scoreHeadings } from './find-heads.ts';
import type { Eleccion, Layout, Recordadas, Table } from './model.ts';
import { NO_ELECCION, takesDestino } from './questions.ts';

const findAnyHeads = (tipo: TipoPlanilla, sheet: Sheet) =>
  findHeads(tipo, sheet.rows) ?? likelyHeads(tipo, sheet.rows);

/** Returns the sheet with the most known headings, or the first of equals: a cover or help page has none. */
function findBestSheet(
  sheets: readonly Sheet[],
  tipo: TipoPlanilla,
  recordadas: Recordadas,
): Sheet | undefined {
  const scores = sheets.map(({ rows }) => scoreHeadings(tipo, rows));
  const most = Math.max(...scores);
  const remembered = sheets.find((sheet) => {
    const heads = findAnyHeads(tipo, sheet);
    return heads !== undefined && hashHeadings(heads) in recordadas;
  });
  return (most === 0 ? remembered : undefined) ?? sheets[scores.indexOf(most)];
}

/** Finds the chosen headings in this file: more rows may stand above them than in the earlier file. */
function findChosenHeads(
  tipo: TipoPlanilla,
  sheet: Sheet,
  { encabezado, columnas }: Eleccion,
  recordada: boolean,
) {
  if (encabezado === null) return undefined;
  if (!recordada)
    return sheet.rows.length >= encabezado ? headsAt(tipo, sheet.rows, encabezado - 1) : undefined;
  const claves = columnas?.map(({ clave }) => clave).join('\n');
  for (const [at] of sheet.rows.slice(0, 40).entries()) {
    const heads = headsAt(tipo, sheet.rows, at);
    if (heads.claves.join('\n') === claves) return heads;
  }
  return undefined;
}

/** Returns the field of each column: chosen, else guessed. */
function assignDestinos(tipo: TipoPlanilla, heads: Heads, { columnas }: Eleccion): (DestinoColumna | null)[] {
  const chosen = columnas && new Map(columnas.map(({ clave, destino }) => [clave, destino]));
  return heads.claves.map((clave, at) => {
    const destino = chosen ? (chosen.get(clave) ?? null) : (heads.guess.destinos[at] ?? null);
    return destino !== null && takesDestino(tipo, destino) ? destino : null;
  });
}

/** Returns how a file is read; undefined for a file without possible headings and rows. */
export function resolveLayout(
  all: readonly Sheet[],
  tipo: TipoPlanilla,
  chosen: Eleccion | null,
  recordadas: Recordadas,
): Layout | undefined {
  const sheets = all.filter(({ rows }) => rows.some((row) => !isEmptyRow(row)));
  const namedHojas = chosen?.hojas?.filter((hoja) => sheets.some(({ nombre }) => nombre === hoja)) ?? [];
  const best = findBestSheet(sheets, tipo, recordadas);
  const base =
    (namedHojas[0] === undefined ? undefined : sheets.find(({ nombre }) => nombre === namedHojas[0])) ?? best;
  const first = base && findAnyHeads(tipo, base);
  if (!base || !first) return undefined;
  const forma = hashHeadings(first);
  const eleccion = chosen ?? recordadas[forma] ?? NO_ELECCION;
  const recordada = chosen === null && forma in recordadas;
  const names = recordada
    ? (eleccion.hojas?.filter((hoja) => sheets.some(({ nombre }) => nombre === hoja)) ?? [])
    : namedHojas;
  const isRead = (sheet: Sheet): boolean => {
    if (sheet === base) return names.length === 0 || names.includes(sheet.nombre);
    if (names.includes(sheet.nombre)) return true;
    return (eleccion.hojas?.includes(ALL_SHEETS) ?? false) && hasForma(tipo, sheet, forma);
  };
  const tables = sheets.filter(isRead).flatMap((sheet): Table[] => {
    const heads =
      findChosenHeads(tipo, sheet, eleccion, recordada) ??
      (sheet === base ? first : findAnyHeads(tipo, sheet));
    return heads ? [{ sheet, heads, destinos: assignDestinos(tipo, heads, eleccion) }] : [];
  });
  const [one, ...others] = tables;
  if (!one) return undefined;
  const isKnown = eleccion.columnas !== null || findHeads(tipo, one.sheet.rows) !== undefined;
  return { sheets, tables: [one, ...others], eleccion, recordada, forma, isKnown };
}

export function hasForma(tipo: TipoPlanilla, sheet: Sheet, forma: string): boolean {
  const heads = findAnyHeads(tipo, sheet);
  return heads !== undefined && hashHeadings(heads) === forma;
}
