import { camposOf } from 'api-client/contract/importaciones-columnas';
import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import type { Values } from '../../../db/schema/importaciones.ts';
import { type Cell, cellText, isEmpty, isEmptyRow, toRowNumber } from './cell.ts';
import { COLUMNAS } from './columnas.ts';
import { variantCompleter } from './describe.ts';
import { type Columna, columnLetter, isKeyed, noHeadsText } from './find-heads.ts';
import type { Eleccion, Layout, LeidaPlanilla, Reading, ReadRenglon, Table } from './model.ts';
import { openBook, refuseLong } from './open-book.ts';
import { findDoubts } from './questions.ts';
import { createReaders } from './read-value.ts';
import { UnreadableSheet } from './refuse-bomb.ts';
import { resolveLayout } from './resolve-layout.ts';
import { columnasOf, isThing, type Readers, readRow, rowsAbove, rowsBetween } from './rows.ts';

/** Maximum names of unread sheets in the answer. */
const SHEETS = 20;

/** Reads a spreadsheet's rows. @throws UnreadableSheet with the reason when the whole file is wrong */
export async function readSheet(
  file: Uint8Array,
  tipo: TipoPlanilla,
  reading: Reading,
): Promise<LeidaPlanilla> {
  const layout = resolveLayout(await openBook(file, tipo), tipo, reading.eleccion, reading.recordadas);
  if (!layout?.isKnown) throw new UnreadableSheet(noHeadsText(tipo));
  const { tables, sheets, eleccion, forma } = layout;
  refuseLong(tables.map(({ sheet }) => sheet));
  refuseMissingColumns(tipo, tables);
  if (tables.some(({ heads }) => heads.titulos.filter(Boolean).length > LIMITS.planillaColumnas)) {
    throw new UnreadableSheet(`La planilla tiene más de ${LIMITS.planillaColumnas} columnas.`);
  }
  const doubts = findDoubts(tipo, layout);
  const filled = tables.flatMap((table, at) => listSourceRows(tipo, table, at));
  if (filled.length === 0) throw new UnreadableSheet('La planilla no tiene ninguna fila.');
  if (filled.length > LIMITS.planillaFilas) {
    throw new UnreadableSheet(`La planilla tiene más de ${LIMITS.planillaFilas} filas. Divídela en varias.`);
  }
  const readers = createReaders(tipo, { mark: doubts.mark, iva: eleccion.iva ?? 0 });
  const above = tables.flatMap((table, at) => rowsAbove(tipo, table, at));
  const read = [...above, ...filled.map((thing) => readSourceRow(tipo, thing, readers))];
  const names = tables.map(({ sheet }) => sheet.nombre);
  return {
    hoja: names[0] || null,
    hojas_leidas: names.length > 1 ? names : [],
    hojas_sin_leer: sheets
      .filter((sheet) => !tables.some((table) => table.sheet === sheet))
      .slice(0, SHEETS)
      .map(({ nombre }) => nombre),
    columnas: describeColumns(layout, filled),
    filas: read,
    fijos: readFijos(eleccion, readers),
    ...{ eleccion, forma, preguntas: doubts.preguntas },
  };
}

/** Columns of which a sheet needs at least one. */
const VALUES: { [T in TipoPlanilla]?: readonly DestinoColumna[] } = {
  precios: ['precio'],
  condiciones: ['precio', 'minimo', 'multiplo', 'escalas'],
};

/** Refuses sheets without an identifying column, and price lists without prices. */
function refuseMissingColumns(tipo: TipoPlanilla, tables: readonly Table[]): void {
  for (const { destinos } of tables) {
    if (!isKeyed(tipo, destinos)) throw new UnreadableSheet(noHeadsText(tipo));
    const needed = VALUES[tipo];
    if (!needed || needed.some((one) => destinos.includes(one))) continue;
    const titulo = COLUMNAS[tipo].find(({ campo }) => campo === 'precio')?.titulo ?? '';
    throw new UnreadableSheet(`Falta la columna «${titulo}».`);
  }
}

interface SourceRow {
  table: Table;
  row: readonly Cell[];
  fila: number;
  /** Category and brand from the group rows above. */
  grupos: Partial<Record<'categorias' | 'marca', string>>;
}

/** Returns the product or customer rows of a table with their groups. */
function listSourceRows(tipo: TipoPlanilla, table: Table, at: number): SourceRow[] {
  const { grupos, repetidos } = rowsBetween(tipo, table);
  const complete = variantCompleter(table);
  const above: SourceRow['grupos'] = {};
  const things: SourceRow[] = [];
  for (const [place, row] of table.sheet.rows.entries()) {
    if (place < table.heads.at || isEmptyRow(row) || repetidos.has(place)) continue;
    // In a sheet without headings, the first row is data.
    if (place === table.heads.at && !isThing(tipo, row, table.destinos)) continue;
    const grupo = grupos.get(place);
    if (grupo) above[grupo.campo] = grupo.texto;
    else things.push({ table, row: complete(row), fila: toRowNumber(at, place + 1), grupos: { ...above } });
  }
  return things;
}

const columnasByTable = new WeakMap<Table, ReturnType<typeof columnasOf>>();

function readSourceRow(
  tipo: TipoPlanilla,
  { table, row, fila, grupos }: SourceRow,
  readers: Readers,
): ReadRenglon {
  const columnas = columnasByTable.get(table) ?? columnasOf(table.destinos, table.heads.titulos);
  columnasByTable.set(table, columnas);
  const read = readRow(row, fila, columnas, { tipo, readers });
  for (const campo of ['categorias', 'marca'] as const) {
    if (grupos[campo] !== undefined && read.values[campo] === undefined) {
      read.values[campo] = readers[campo](grupos[campo]);
    }
  }
  return isNamedByDescripcion(table) ? { ...read, keepsNombre: true } : read;
}

/** Names come from the description column: existing products keep their name. */
const isNamedByDescripcion = ({ heads, destinos }: Table): boolean =>
  heads.guess.isNamedByDescripcion && destinos[heads.guess.destinos.indexOf('nombre')] === 'nombre';

/** Returns the values that the user set for all new products, and the agreement of rows without one. */
function readFijos({ fijos }: Eleccion, readers: Readers): Values {
  const { marca, categorias, tipo_de_precio, condicion } = fijos;
  return {
    ...(condicion !== undefined && { condicion: readers.condicion(condicion) }),
    ...(marca !== undefined && { marca: readers.marca(marca) }),
    ...(categorias !== undefined && { categorias: readers.categorias(categorias) }),
    ...(tipo_de_precio !== undefined && { tipo_de_precio }),
  };
}

/** Returns the first sheet's columns, groups and fixed values, each with its field. */
function describeColumns(
  { tables: [{ heads, destinos }], eleccion }: Layout,
  things: readonly SourceRow[],
): Columna[] {
  const columnas = heads.titulos.flatMap((titulo, at): Columna[] => {
    const destino = destinos[at] ?? null;
    // Show a column without a heading only if a cell has a value.
    if (titulo === '' && destino === null && things.every(({ row }) => isEmpty(row[at]))) return [];
    const shown = titulo || `Columna ${columnLetter(at)}`;
    if (destino === null) return [{ titulo: shown, campo: null }];
    return camposOf(destino).map((campo) => ({ titulo: shown, campo }));
  });
  for (const campo of ['categorias', 'marca'] as const) {
    if (things.some(({ grupos }) => grupos[campo] !== undefined)) {
      columnas.push({ titulo: 'Títulos entre las filas', campo });
    }
  }
  for (const campo of ['marca', 'categorias', 'tipo_de_precio'] as const) {
    const value = eleccion.fijos[campo];
    if (value !== undefined) columnas.push({ titulo: `Para todo lo nuevo: ${cellText(value)}`, campo });
  }
  const { condicion } = eleccion.fijos;
  if (condicion !== undefined) {
    columnas.push({ titulo: `Para las filas que no la dicen: ${condicion}`, campo: 'condicion' });
  }
  return columnas;
}
