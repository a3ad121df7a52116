/** Shops export a row for each variant of a product, of which the first alone says its name, its brand and its categories. */
import type { DestinoColumna } from 'api-client/contract/importaciones-words';
import { type Cell, cellText, isEmpty } from './cell.ts';
import { headingWords } from './heading-words.ts';
import type { Table } from './lay-out.ts';

const KEY = new Set(['handle', 'identificador url']);
/** What makes the variant: 'Option1 Value', 'Valor de propiedad 1'. */
const VALUE = /^option ?\d value$|^valor propiedad \d$/;
/** What each variant has of its own. */
const OWN: ReadonlySet<DestinoColumna | null> = new Set([
  'codigo',
  'precio',
  'precio_antes_oferta',
  'tipo_de_precio',
  'disponible',
  'producto_id',
]);

/** Returns a function that gives each row of a table as one that says all of its variant. */
export function variantsOf({ sheet, heads, destinos }: Table): (row: readonly Cell[]) => readonly Cell[] {
  const words = heads.titulos.map(headingWords);
  const key = words.findIndex((one) => KEY.has(one));
  const name = destinos.indexOf('nombre');
  if (key < 0 || name < 0 || name === key) return (row) => row;
  const values = words.flatMap((one, at) => (VALUE.test(one) ? [at] : []));
  const products = new Map<string, { first: readonly Cell[]; rows: number }>();
  for (const row of sheet.rows.slice(heads.at + 1)) {
    const of = cellText(row[key]);
    const there = products.get(of);
    if (of !== '') products.set(of, { first: there?.first ?? row, rows: (there?.rows ?? 0) + 1 });
  }
  return (row) => {
    const product = products.get(cellText(row[key]));
    if (product === undefined || product.rows < 2) return row;
    const said = destinos.map((destino, at) => {
      const isTaken = destino !== null && !OWN.has(destino) && isEmpty(row[at]);
      return (isTaken ? product.first[at] : row[at]) ?? null;
    });
    const of = values
      .map((at) => cellText(row[at]))
      .filter((text) => text !== '' && text !== 'Default Title');
    said[name] = [cellText(said[name]), ...of].join(' ');
    return said;
  };
}
