/** Finds the field of a heading by its normalized words: see `headingWords`. */
import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { COLUMNAS } from './columnas.ts';
import { CLIENTES, PRODUCTOS, type Rows, type Surety } from './heading-table.ts';
import { headingWords } from './heading-words.ts';

export interface Known {
  /** Null for a known heading without a field in the shop. */
  destino: DestinoColumna | null;
  surety: Surety;
}

const split = (text: string) =>
  text
    .split('|')
    .map((one) => headingWords(one))
    .filter(Boolean);

function tableOf(rows: Rows, tipo: TipoPlanilla): Map<string, Known> {
  const table = new Map<string, Known>();
  for (const { campo, titulo } of COLUMNAS[tipo]) {
    // Most lists have the product's name in the description: see `guessColumns`.
    table.set(headingWords(titulo), { destino: campo, surety: 'own' });
  }
  const fields = new Set<string>(COLUMNAS[tipo].map(({ campo }) => campo));
  const takes = (destino: DestinoColumna) =>
    fields.has(destino) ||
    (tipo === 'clientes' ? /^(?:nombre_apellido|apellido_nombre)$/.test(destino) : destino === 'id_externo');
  for (const [destino, surety, headings] of rows) {
    for (const words of split(headings)) {
      if (!table.has(words))
        table.set(words, { destino: destino && takes(destino) ? destino : null, surety });
    }
  }
  return table;
}

const TABLES: Record<TipoPlanilla, ReadonlyMap<string, Known>> = {
  catalogo: tableOf(PRODUCTOS, 'catalogo'),
  precios: tableOf(PRODUCTOS, 'precios'),
  clientes: tableOf(CLIENTES, 'clientes'),
};

const withoutSpaces = (table: ReadonlyMap<string, Known>) =>
  new Map([...table].map(([words, known]) => [words.replaceAll(' ', ''), known]));

/** Headings without spaces, such as 'precioventa'. */
const JOINED: typeof TABLES = {
  catalogo: withoutSpaces(TABLES.catalogo),
  precios: withoutSpaces(TABLES.precios),
  clientes: withoutSpaces(TABLES.clientes),
};

/** Maximum letters of a heading; longer cells are text. */
const LONGEST = 100;

/** Returns the field of a heading; undefined for an unknown heading. */
export function knownHeading(tipo: TipoPlanilla, titulo: string): Known | undefined {
  const words = titulo.length > LONGEST ? '' : headingWords(titulo);
  return words === '' ? undefined : (TABLES[tipo].get(words) ?? JOINED[tipo].get(words));
}

const DESCRIBING = new Set(['descripcion', 'detalle', 'concepto']);

/** Whether a heading means a description, which most lists use for the name. */
export const describesProducts = (titulo: string): boolean =>
  DESCRIBING.has(headingWords(titulo.slice(0, LONGEST)));

export const countHeadings = (): number =>
  new Set([...TABLES.catalogo.keys(), ...TABLES.clientes.keys()]).size;

/** Whether a heading or title says that prices exclude IVA. */
export const tellsWithoutIva = (text: string): boolean => {
  if (text.length > LONGEST * 2) return false;
  const words = headingWords(text);
  return /\bsin iva\b/.test(words) || /^(?:precio )?neto(?: unitario)?$|^precio neto\b/.test(words);
};
