/** Completes variant rows: shops write name, brand and categories only in the first row of a product. */
import type { DestinoColumna } from 'api-client/contract/importaciones-words';
import { type Cell, cellText, isEmpty } from './cell.ts';
import { headingWords } from './heading-words.ts';
import type { Table } from './lay-out.ts';

const KEY = new Set(['handle', 'identificador url', 'permalink']);
/** Headings of the variant's value: 'Option1 Value', 'Valor de propiedad 1', 'Variant 1 Option Value'. */
const VALUE =
  /^option ?\d value$|^valor propiedad \d$|^variant \d option value$|^variant option (?:one|two|three) value$/;
/** Fields that each variant has itself. */
const OWN: ReadonlySet<DestinoColumna | null> = new Set([
  'codigo',
  'precio',
  'precio_antes_oferta',
  'tipo_de_precio',
  'disponible',
  'producto_id',
  'id_externo',
]);

/** Headings of the column with the parent product's code or id. */
const PARENT = new Set(['parent', 'superior']);

type Row = readonly Cell[];

/** Returns a function that completes a row with the values of its product. */
export function variantsOf(table: Table): (row: Row) => Row {
  const words = table.heads.titulos.map(headingWords);
  const name = table.destinos.indexOf('nombre');
  const key = words.findIndex((one) => KEY.has(one));
  if (name >= 0 && key >= 0 && name !== key) return keyed(table, words, { key, name });
  const parent = words.findIndex((one) => PARENT.has(one));
  return parent < 0 ? (row) => row : childrenOf(table, words, parent);
}

/** Fills the row's empty shared fields from the product's row. */
const filledFrom = (row: Row, product: Row, destinos: Table['destinos']): Cell[] =>
  destinos.map((destino, at) => {
    const isTaken = destino !== null && !OWN.has(destino) && isEmpty(row[at]);
    return (isTaken ? product[at] : row[at]) ?? null;
  });

function keyed({ sheet, heads, destinos }: Table, words: string[], at: { key: number; name: number }) {
  const values = words.flatMap((one, place) => (VALUE.test(one) ? [place] : []));
  const price = destinos.indexOf('precio');
  const hasValue = (row: Row) => values.some((place) => !isEmpty(row[place]));
  const products = new Map<string, { first: Row; rows: number; isApart: boolean }>();
  for (const row of sheet.rows.slice(heads.at + 1)) {
    const of = cellText(row[at.key]);
    const there = products.get(of);
    const first = there?.first ?? row;
    const isApart = (there?.isApart ?? false) || (!hasValue(first) && hasValue(row));
    if (of !== '') products.set(of, { first, rows: (there?.rows ?? 0) + 1, isApart });
  }
  return (row: Row): Row => {
    const product = products.get(cellText(row[at.key]));
    if (product === undefined || product.rows < 2) return row;
    const said = filledFrom(row, product.first, destinos);
    const of = values
      .map((place) => cellText(row[place]))
      .filter((text) => text !== '' && text !== 'Default Title');
    // The product's own row is no variant: refuse the row by removing its price.
    if (product.isApart && row === product.first && price >= 0) said[price] = null;
    said[at.name] = [cellText(said[at.name]), ...of].join(' ');
    return said;
  };
}

function childrenOf({ sheet, heads, destinos }: Table, words: string[], parent: number) {
  const [code, id] = [destinos.indexOf('codigo'), words.indexOf('id')];
  const products = new Map<string, Row>();
  for (const row of sheet.rows.slice(heads.at + 1)) {
    if (!isEmpty(row[parent])) continue;
    if (!isEmpty(row[code])) products.set(cellText(row[code]), row);
    if (!isEmpty(row[id])) products.set(`id:${cellText(row[id])}`, row);
  }
  return (row: Row): Row => {
    const product = products.get(cellText(row[parent]));
    return product ? filledFrom(row, product, destinos) : row;
  };
}
