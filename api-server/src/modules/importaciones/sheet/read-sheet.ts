import { camposOf } from 'api-client/contract/importaciones-columnas';
import type { PreguntaPlanilla, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { LIMITS } from 'api-client/contract/limits';
import type { RenglonError, Values } from '../../../db/schema/importaciones.ts';
import { type Cell, cellText, isEmpty, isEmptyRow } from './cell.ts';
import { COLUMNAS } from './columnas.ts';
import type { Eleccion } from './eleccion.ts';
import { type Columna, isKeyed, letterOf, noHeadsText } from './find-heads.ts';
import { rowsBetween } from './group-rows.ts';
import { type Layout, layOut, type Recordadas, type Table } from './lay-out.ts';
import { openBook, refuseLong } from './open-book.ts';
import { rowNumberIn } from './place.ts';
import { doubtsOf } from './questions.ts';
import { columnasOf, type Readers, readRow } from './read-row.ts';
import { readersOf } from './read-value.ts';
import { isThing, rowsAbove } from './rows-above.ts';
import { UnreadableSheet } from './unreadable-sheet.ts';
import { variantsOf } from './variants.ts';

/** A row as it was read: its fields that are not empty, unless they say that they are to be, and not wrong. */
export interface ReadRenglon {
  /** As the spreadsheet numbers it; of several sheets, see `shownPlace`. */
  fila: number;
  values: Values;
  /** What the row calls a new product; one that is there keeps its name. */
  keepsNombre?: true;
  errores: RenglonError[];
  /** Pictures, where it is about those: each with where its name puts it among its product's, from 1. */
  fotos?: readonly ReadFoto[];
}

export interface ReadFoto {
  archivo: string;
  huella: string | null;
  orden: number | null;
  imagen: { imagen_id: string; anchos: number[] } | null;
}

export interface LeidaPlanilla {
  /** The sheet that was read, and those with something in them that were not. */
  hoja?: string | null;
  hojas_sin_leer?: string[];
  /** Where several sheets were read as one: all of them. */
  hojas_leidas?: string[];
  /** Headings, with what is not in a column: what groups of rows and fixed values say. */
  columnas: Columna[];
  filas: readonly ReadRenglon[];
  /** What new things have where their row does not say. */
  fijos?: Values;
  /** How it was read, and what can mean two things. */
  eleccion?: Eleccion;
  forma?: string;
  preguntas?: PreguntaPlanilla[];
}

/** Names of other sheets that are told. */
const SHEETS = 20;

/** What is chosen for this file, and what was for others by their shape. */
export interface Asked {
  eleccion: Eleccion | null;
  recordadas: Recordadas;
}

/** Throws `UnreadableSheet`, with what is wrong with the file as a whole. */
export async function readSheet(file: Uint8Array, tipo: TipoPlanilla, asked: Asked): Promise<LeidaPlanilla> {
  const layout = layOut(await openBook(file, tipo), tipo, asked.eleccion, asked.recordadas);
  if (!layout?.isKnown) throw new UnreadableSheet(noHeadsText(tipo));
  const { tables, sheets, eleccion, forma } = layout;
  refuseLong(tables.map(({ sheet }) => sheet));
  refuseLacking(tipo, tables);
  if (tables.some(({ heads }) => heads.titulos.filter(Boolean).length > LIMITS.planillaColumnas)) {
    throw new UnreadableSheet(`La planilla tiene más de ${LIMITS.planillaColumnas} columnas.`);
  }
  const doubts = doubtsOf(tipo, layout);
  const filled = tables.flatMap((table, at) => thingsOf(tipo, table, at));
  if (filled.length === 0) throw new UnreadableSheet('La planilla no tiene ninguna fila.');
  if (filled.length > LIMITS.planillaFilas) {
    throw new UnreadableSheet(`La planilla tiene más de ${LIMITS.planillaFilas} filas. Divídela en varias.`);
  }
  const readers = readersOf(tipo === 'clientes', { mark: doubts.mark, iva: eleccion.iva ?? 0 });
  const above = tables.flatMap((table, at) => rowsAbove(tipo, table, at));
  const read = [...above, ...filled.map((thing) => readThing(thing, readers))];
  const names = tables.map(({ sheet }) => sheet.nombre);
  return {
    hoja: names[0] || null,
    hojas_leidas: names.length > 1 ? names : [],
    hojas_sin_leer: sheets
      .filter((sheet) => !tables.some((table) => table.sheet === sheet))
      .slice(0, SHEETS)
      .map(({ nombre }) => nombre),
    columnas: columnsTold(layout, filled),
    filas: read,
    fijos: fixedOf(eleccion, readers),
    ...{ eleccion, forma, preguntas: doubts.preguntas },
  };
}

/** Without a column that says what a row is about, and prices without prices, nothing can be done. */
function refuseLacking(tipo: TipoPlanilla, tables: readonly Table[]): void {
  for (const { destinos } of tables) {
    if (!isKeyed(tipo, destinos)) throw new UnreadableSheet(noHeadsText(tipo));
    if (tipo !== 'precios' || destinos.includes('precio')) continue;
    const titulo = COLUMNAS.precios.find(({ campo }) => campo === 'precio')?.titulo ?? '';
    throw new UnreadableSheet(`Falta la columna «${titulo}».`);
  }
}

interface Thing {
  table: Table;
  row: readonly Cell[];
  fila: number;
  /** What the groups above say of it. */
  grupos: Partial<Record<'categorias' | 'marca', string>>;
}

/** The rows of a table that are about something, with the groups that they stand in. */
function thingsOf(tipo: TipoPlanilla, table: Table, at: number): Thing[] {
  const { grupos, repetidos } = rowsBetween(tipo, table);
  const wholeOf = variantsOf(table);
  const above: Thing['grupos'] = {};
  const things: Thing[] = [];
  for (const [place, row] of table.sheet.rows.entries()) {
    if (place < table.heads.at || isEmptyRow(row) || repetidos.has(place)) continue;
    // A sheet without headings begins with its first thing.
    if (place === table.heads.at && !isThing(tipo, row, table.destinos)) continue;
    const grupo = grupos.get(place);
    if (grupo) above[grupo.campo] = grupo.texto;
    else things.push({ table, row: wholeOf(row), fila: rowNumberIn(at, place + 1), grupos: { ...above } });
  }
  return things;
}

const columnasIn = new WeakMap<Table, ReturnType<typeof columnasOf>>();

function readThing({ table, row, fila, grupos }: Thing, readers: Readers): ReadRenglon {
  const columnas = columnasIn.get(table) ?? columnasOf(table.destinos, table.heads.titulos);
  columnasIn.set(table, columnas);
  const read = readRow(row, fila, columnas, readers);
  for (const campo of ['categorias', 'marca'] as const) {
    if (grupos[campo] !== undefined && read.values[campo] === undefined) {
      read.values[campo] = readers[campo](grupos[campo]);
    }
  }
  return isNamedByDescripcion(table) ? { ...read, keepsNombre: true } : read;
}

/** A column of descriptions says what things are called: those that are there keep their name. */
const isNamedByDescripcion = ({ heads, destinos }: Table): boolean =>
  heads.guess.namedByDescripcion && destinos[heads.guess.destinos.indexOf('nombre')] === 'nombre';

/** Values that somebody gave to all new things. */
function fixedOf({ fijos }: Eleccion, readers: Readers): Values {
  const { marca, categorias, tipo_de_precio } = fijos;
  return {
    ...(marca !== undefined && { marca: readers.marca(marca) }),
    ...(categorias !== undefined && { categorias: readers.categorias(categorias) }),
    ...(tipo_de_precio !== undefined && { tipo_de_precio }),
  };
}

/** The columns of the first sheet, and what is told besides, each with what it was taken for. */
function columnsTold(
  { tables: [{ heads, destinos }], eleccion }: Layout,
  things: readonly Thing[],
): Columna[] {
  const told = heads.titulos.flatMap((titulo, at): Columna[] => {
    const destino = destinos[at] ?? null;
    // A column without a heading is told where it has something.
    if (titulo === '' && destino === null && things.every(({ row }) => isEmpty(row[at]))) return [];
    const shown = titulo || `Columna ${letterOf(at)}`;
    if (destino === null) return [{ titulo: shown, campo: null }];
    return camposOf(destino).map((campo) => ({ titulo: shown, campo }));
  });
  for (const campo of ['categorias', 'marca'] as const) {
    if (things.some(({ grupos }) => grupos[campo] !== undefined)) {
      told.push({ titulo: 'Títulos entre las filas', campo });
    }
  }
  for (const campo of ['marca', 'categorias', 'tipo_de_precio'] as const) {
    const value = eleccion.fijos[campo];
    if (value !== undefined) told.push({ titulo: `Para todo lo nuevo: ${cellText(value)}`, campo });
  }
  return told;
}
