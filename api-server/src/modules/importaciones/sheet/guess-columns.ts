import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { plainName } from 'api-client/contract/written';
import { type Cell, isEmpty } from './cell.ts';
import type { Surety } from './heading-table.ts';
import { describesProducts, findHeading, headingWords, type KnownHeading } from './headings.ts';
import { isIvaAmount } from './iva-cells.ts';
import { createReaders } from './read-value.ts';

export interface Guessed {
  /** The guessed field of each column. */
  destinos: (DestinoColumna | null)[];
  /** Columns that may all be the price: the user must choose. */
  precios: number[];
  /** The description column holds the names, because no other column does. */
  isNamedByDescripcion: boolean;
}

const RANK: Record<Surety, number> = { own: 3, sure: 2, maybe: 1, part: 0 };
/** Rows checked to guess a column's content. */
const ROWS_CHECKED = 200;

/** Returns the non-empty cells of a column. */
const cellsOf = (body: readonly (readonly Cell[])[], at: number): Cell[] =>
  body.slice(0, ROWS_CHECKED).flatMap((row) => (isEmpty(row[at]) ? [] : [row[at] ?? null]));

const share = (cells: readonly Cell[], test: (cell: Cell) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

/** Codes have digits and no spaces between words. */
const looksLikeCode = (cell: Cell): boolean =>
  /^\S{1,20}$/.test(String(cell).trim()) && /\d/.test(String(cell));
const isNumber = (cell: Cell): boolean => /^\d+$/.test(String(cell).trim());
const hasLetters = (cell: Cell): boolean => /\p{L}{3}/u.test(String(cell));

/** Fields with ambiguous headings: this share of the cells must fit the field, too. */
const CHECKED = {
  tipo_de_precio: 0.9,
  disponible: 0.9,
  esta_activo: 0.9,
  en_promocion: 0.9,
  // Some systems write codes: 1, 4, 6. A single unknown word is an error of its row.
  condicion_iva: 0.5,
} as const;
type CheckedField = keyof typeof CHECKED;
const isChecked = (destino: DestinoColumna): destino is CheckedField => destino in CHECKED;

const fits = (tipo: TipoPlanilla, campo: CheckedField) => (cell: Cell) => {
  try {
    createReaders(tipo)[campo](cell);
    return true;
  } catch {
    return false;
  }
};

/** Fields that join a second column whose heading means a part of the field. */
const ADDS: readonly DestinoColumna[] = ['categorias', 'dom_fiscal'];

/** Guesses the field of each heading, with the cells below as evidence. @param body rows below the headings */
export function guessColumns(
  tipo: TipoPlanilla,
  titulos: readonly string[],
  body: readonly (readonly Cell[])[],
): Guessed {
  const known = titulos.map((titulo) => findHeading(tipo, titulo));
  const destinos: (DestinoColumna | null)[] = titulos.map(() => null);
  const best = new Map<DestinoColumna, number>();
  const rankColumn = (at: number) => {
    const one = known[at];
    if (!one || one.surety === 'own') return one ? RANK.own : -1;
    // An empty column ranks below a filled column for the same field.
    return cellsOf(body, at).length > 0 ? RANK[one.surety] : RANK[one.surety] - RANK.own;
  };
  for (const [at, one] of known.entries()) {
    if (!one?.destino) continue;
    const cells = cellsOf(body, at);
    if (one.surety !== 'own' && isChecked(one.destino)) {
      const isFitting = share(cells, fits(tipo, one.destino)) >= CHECKED[one.destino];
      if (!isFitting && cells.length > 0 && one.destino !== 'disponible') continue;
    }
    if (one.destino === 'alicuota_iva' && share(cells, isIvaAmount) > 0.5) continue;
    const bestAt = best.get(one.destino);
    if (bestAt === undefined || rankColumn(bestAt) < rankColumn(at)) best.set(one.destino, at);
  }
  for (const [destino, at] of best) destinos[at] = destino;
  for (const [at, one] of known.entries()) {
    if (one?.surety === 'part' && one.destino && ADDS.includes(one.destino)) destinos[at] = one.destino;
  }
  if (tipo === 'clientes') {
    nameContacts(known, destinos);
    splitNames(destinos, body);
  } else nameByLetters(known, destinos, body);
  const isNamedByDescripcion = tipo !== 'clientes' && nameProducts(titulos, destinos, body);
  if (tipo !== 'clientes') {
    leaveShort(known, destinos, body);
    addSizes(known, destinos, body);
  }
  const precios = known.flatMap((one, at) =>
    one?.destino === 'precio' && cellsOf(body, at).length > 0 ? [at] : [],
  );
  return { destinos, precios: precios.length > 1 ? precios : [], isNamedByDescripcion };
}

/** Beside a contact column, «Nombre» is the name of the business. */
function nameContacts(
  known: readonly (KnownHeading | undefined)[],
  destinos: (DestinoColumna | null)[],
): void {
  const name = destinos.indexOf('nombre');
  const contact = known.findIndex((one) => one?.destino === 'nombre' && one.surety === 'sure');
  if (name < 0 || contact < 0 || contact === name || destinos.includes('apellido')) return;
  const business = destinos.indexOf('nombre_comercio');
  const isSurer = business >= 0 && known[business]?.surety !== 'maybe';
  if (business >= 0 && !isSurer) destinos[business] = null;
  destinos[name] = isSurer ? null : 'nombre_comercio';
  destinos[contact] = 'nombre';
}

/** Two name columns, one with codes and one with words: the words are the name. */
function nameByLetters(
  known: readonly (KnownHeading | undefined)[],
  destinos: (DestinoColumna | null)[],
  body: readonly (readonly Cell[])[],
): void {
  const named = destinos.indexOf('nombre');
  if (named < 0 || share(cellsOf(body, named), hasLetters) > 0.2) return;
  const other = known.findIndex(
    (one, at) =>
      at !== named &&
      one?.destino === 'nombre' &&
      one.surety !== 'part' &&
      share(cellsOf(body, at), hasLetters) > 0.8,
  );
  if (other < 0) return;
  destinos[other] = 'nombre';
  destinos[named] = destinos.includes('codigo') ? null : 'codigo';
}

/** Reads the name column as full names where no column has the surname. */
function splitNames(destinos: (DestinoColumna | null)[], body: readonly (readonly Cell[])[]): void {
  const whole = destinos.findIndex((one) => one === 'nombre_apellido' || one === 'apellido_nombre');
  const name = destinos.indexOf('nombre');
  const surname = destinos.indexOf('apellido');
  if (whole >= 0) {
    // Separate name and surname columns are more reliable than a full name.
    if (name >= 0 && surname >= 0) destinos[whole] = null;
    else for (const at of [name, surname]) if (at >= 0) destinos[at] = null;
    return;
  }
  if (name < 0 || surname >= 0) return;
  const parted = share(cellsOf(body, name), (cell) => /\S[ ,]+\S/.test(String(cell).trim()));
  if (parted > 0.5) destinos[name] = 'nombre_apellido';
}

/** Many systems call the name «Descripción», some the code «Artículo». @returns whether the description is the name */
function nameProducts(
  titulos: readonly string[],
  destinos: (DestinoColumna | null)[],
  body: readonly (readonly Cell[])[],
): boolean {
  const described = titulos.findIndex(describesProducts);
  const named = destinos.indexOf('nombre');
  if (described < 0) return false;
  if (named >= 0) {
    const cells = cellsOf(body, named);
    const hasCodes = destinos.includes('codigo');
    const isCode =
      headingWords(titulos[named] ?? '') !== 'nombre' &&
      // Beside a code column, only row numbers count as no name.
      share(cells, hasCodes ? isNumber : looksLikeCode) > 0.8 &&
      share(cellsOf(body, described), hasLetters) > 0.8;
    if (!isCode) return false;
    destinos[named] = hasCodes ? null : 'codigo';
  }
  destinos[described] = 'nombre';
  return true;
}

/** Minimum letters of a real description. */
const SHORTEST = 10;

/** Drops a description column whose cells are mostly too short. */
function leaveShort(
  known: readonly (KnownHeading | undefined)[],
  destinos: (DestinoColumna | null)[],
  body: readonly (readonly Cell[])[],
): void {
  const at = destinos.indexOf('descripcion');
  if (at < 0 || known[at]?.surety === 'own') return;
  const cells = cellsOf(body, at);
  const isLong = (cell: Cell) => String(cell).trim().length >= SHORTEST;
  if (cells.length > 0 && share(cells, isLong) < 0.5) destinos[at] = null;
}

/** Adds the size to the name where one name stands for several products. */
function addSizes(
  known: readonly (KnownHeading | undefined)[],
  destinos: (DestinoColumna | null)[],
  body: readonly (readonly Cell[])[],
): void {
  const parts = known.flatMap((one, at) => (one?.surety === 'part' && one.destino === 'nombre' ? [at] : []));
  const first = destinos.indexOf('nombre');
  const [size] = parts;
  if (size === undefined || first < 0 || first === size) return;
  const nameOf = (row: readonly Cell[]) => plainName(String(row[first] ?? ''));
  const rows = body.slice(0, ROWS_CHECKED).filter((row) => nameOf(row) !== '');
  const names = new Set(rows.map(nameOf));
  const both = new Set(rows.map((row) => `${nameOf(row)} / ${plainName(String(row[size] ?? ''))}`));
  if (names.size < rows.length && both.size > names.size) destinos[size] = 'nombre';
}
