/** Finds the field of a heading by its normalized words: see `headingWords`. */

import type { DestinoColumna, TipoPlanilla } from 'api-client/contract/importaciones-words';
import { plainName } from 'api-client/contract/written';
import { COLUMNAS } from './columnas.ts';
import { CLIENTES, CONDICIONES, PRODUCTOS, type Rows, type Surety } from './heading-table.ts';

/** Full words and their abbreviations in headings. */
const SHORTENED = `
  codigo: cod cdgo code codigos
  articulo: art artic
  producto: prod product produto
  descripcion: desc descr descrip description descripciones descricao descri
  nombre: nome
  stock: estoque
  proveedor: fornecedor
  estado: situacao
  denominacion: denom
  precio: p pr prec pcio pcios price preco
  precio costo: precos
  unitario: unit
  venta: vta sales
  publico: pub publ
  mayorista: may mayor xmayor
  minorista: minor xmenor
  sugerido: sug
  unidad: un uni unid ud uds unids und unidades u unidade
  bulto: bto bts btos
  categoria: cat category categories
  kg: kilo kilos kgs kilogramo
  marca: brand brands
  numero: nro num n no number
  telefono: tel te telef telefo
  celular: cel
  direccion: dir direc direcc
  domicilio: dom
  localidad: loc locali
  observacion: obs observ observaciones
  razon: raz
  social: soc
  condicion: cond
  identificador: ident
  cantidad: cant
  fecha: fec
  descuento: dto desct
  bonificacion: bonif
  actual: act
  anterior: anter ant
  ultimo: ult
  tag: tags
  sku: skus
  promocion: promociones
  email: mail correo
  con iva: civa
  sin iva: siva
  incluido: incl inc
  peso: ars
`;

const WORDS = new Map(
  SHORTENED.trim()
    .split('\n')
    .flatMap((line) => {
      const [whole = '', short = ''] = line.split(':');
      return short
        .trim()
        .split(' ')
        .map((one) => [one, whole.trim()] as const);
    }),
);

/** Words without meaning for the field. */
const SILENT = new Set([
  'de',
  'del',
  'la',
  'el',
  'los',
  'las',
  'al',
  'a',
  'en',
  'por',
  'x',
  'para',
  'do',
  'da',
]);

/** Joins single letters to one abbreviation: 'P.V.P.' is 'pvp'. */
const joined = (plain: string) => plain.replace(/(?<=^| )(\S) (?=\S(?: |$))/g, '$1');

const singular = (word: string): string =>
  word.length > 3 && /[aeiou]s$/.test(word) ? word.slice(0, -1) : word;

/** Unifies 'Precio c/ I.V.A.', 'PRECIO CON IVA' and 'P. c/IVA'. */
const withIva = (text: string): string =>
  text
    .replace(/\bc i ?va\b|\bciva\b|\biva (?:incluido|incl|inc)\b|\bincluye iva\b/g, 'con iva')
    .replace(/\bs i ?va\b|\bsiva\b|\bmas iva\b|\biva no incluido\b|\biva aparte\b/g, 'sin iva')
    .replace(/\bno incluyen? iva\b/g, 'sin iva')
    .replace(/\btax (?:excluded|excl)\b|\b(?:excluding|excl|without) tax\b/g, 'sin iva')
    .replace(/\btax (?:included|incl)\b|\b(?:including|incl|with) tax\b/g, 'con iva');

/** Returns the normalized words of a heading: no accents, dots, plurals, abbreviations or meaningless words. */
export function headingWords(titulo: string): string {
  // Separates 'PrecioLista' and 'PRECIO+IVA'.
  const separated = titulo
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/\+/g, ' mas ')
    // Must happen before single letters are joined: 'P.U. s/IVA'.
    .replace(/\b(c|s)\s*\/\s*i\.?\s*v\.?\s*a\b/giu, (_, letter: string) =>
      letter.toLowerCase() === 'c' ? ' con iva' : ' sin iva',
    );
  const plain = withIva(joined(plainName(separated)));
  return plain
    .split(' ')
    .map((word) => WORDS.get(word) ?? WORDS.get(singular(word)) ?? singular(word))
    .filter((word) => !SILENT.has(word))
    .join(' ');
}

export interface KnownHeading {
  /** Null for a known heading without a field in the shop. */
  destino: DestinoColumna | null;
  surety: Surety;
}

const split = (text: string) =>
  text
    .split('|')
    .map((one) => headingWords(one))
    .filter(Boolean);

function buildTable(rows: Rows, tipo: TipoPlanilla): Map<string, KnownHeading> {
  const table = new Map<string, KnownHeading>();
  for (const { campo, titulo } of COLUMNAS[tipo]) {
    // Most lists have the product's name in the description: see `guessColumns`.
    table.set(headingWords(titulo), { destino: campo, surety: 'own' });
  }
  const fields = new Set<string>(COLUMNAS[tipo].map(({ campo }) => campo));
  const takes = (destino: DestinoColumna) =>
    fields.has(destino) ||
    (tipo === 'clientes'
      ? /^(?:nombre_apellido|apellido_nombre)$/.test(destino)
      : tipo !== 'condiciones' && destino === 'id_externo');
  for (const [destino, surety, headings] of rows) {
    for (const words of split(headings)) {
      if (!table.has(words))
        table.set(words, { destino: destino && takes(destino) ? destino : null, surety });
    }
  }
  return table;
}

const TABLES: Record<TipoPlanilla, ReadonlyMap<string, KnownHeading>> = {
  catalogo: buildTable(PRODUCTOS, 'catalogo'),
  precios: buildTable(PRODUCTOS, 'precios'),
  clientes: buildTable(CLIENTES, 'clientes'),
  condiciones: buildTable(CONDICIONES, 'condiciones'),
};

const withoutSpaces = (table: ReadonlyMap<string, KnownHeading>) =>
  new Map([...table].map(([words, known]) => [words.replaceAll(' ', ''), known]));

/** Headings without spaces, such as 'precioventa'. */
const JOINED: typeof TABLES = {
  catalogo: withoutSpaces(TABLES.catalogo),
  precios: withoutSpaces(TABLES.precios),
  clientes: withoutSpaces(TABLES.clientes),
  condiciones: withoutSpaces(TABLES.condiciones),
};

/** Maximum letters of a heading; longer cells are text. */
const LONGEST = 100;

/** Returns the field of a heading; undefined for an unknown heading. */
export function findHeading(tipo: TipoPlanilla, titulo: string): KnownHeading | undefined {
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
