/** What a heading stands for. Each is compared by its words: see `headingWords`. */
import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { COLUMNAS } from './columnas.ts';
import { CLIENTES, PRODUCTOS, type Rows, type Surety } from './heading-table.ts';
import { headingWords } from './heading-words.ts';

export interface Known {
  /** Null for what the trade's lists have and the shop has no field for. */
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
    // The description is, in most lists, what the article is called: see `guessColumns`.
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

/** 'precioventa', as systems name their fields. */
const JOINED: typeof TABLES = {
  catalogo: withoutSpaces(TABLES.catalogo),
  precios: withoutSpaces(TABLES.precios),
  clientes: withoutSpaces(TABLES.clientes),
};

/** Letters of a heading. What has more is text. */
const LONGEST = 100;

/** Returns what the trade means by a heading; undefined where it is not known. */
export function knownHeading(tipo: TipoPlanilla, titulo: string): Known | undefined {
  const words = titulo.length > LONGEST ? '' : headingWords(titulo);
  return words === '' ? undefined : (TABLES[tipo].get(words) ?? JOINED[tipo].get(words));
}

const DESCRIBING = new Set(['descripcion', 'detalle', 'concepto']);

/** Whether a heading describes articles: in most lists of the trade, that is what they are called. */
export const describesProducts = (titulo: string): boolean =>
  DESCRIBING.has(headingWords(titulo.slice(0, LONGEST)));

/** How many headings are known. */
export const countHeadings = (): number =>
  new Set([...TABLES.catalogo.keys(), ...TABLES.clientes.keys()]).size;

/** Whether prices under a heading, or below a title, are told to come without IVA. */
export const tellsWithoutIva = (text: string): boolean => {
  if (text.length > LONGEST * 2) return false;
  const words = headingWords(text);
  return /\bsin iva\b/.test(words) || /^(?:precio )?neto(?: unitario)?$|^precio neto\b/.test(words);
};
