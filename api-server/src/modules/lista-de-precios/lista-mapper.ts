import { TIME_ZONE } from 'api-client/contract';
import { toCents, toPesos } from 'api-client/contract/money';
import { precioPorMedida } from 'api-client/contract/renglones/pack-content';
import type { PriceViewer } from '../../http/actor.ts';
import { csvImporte } from '../../shared/csv.ts';
import { formatPesos } from '../../shared/format.ts';
import type { Lista } from './lista.ts';
import type { ListaRow } from './lista-repository.ts';

const day = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** 'Precios válidos al 23/11/2026'. */
export const validText = (now: Date): string => `Precios válidos al ${day.format(now)}`;

const categoriaOf = ({ categoria }: ListaRow): string => categoria ?? 'Otros productos';
const perMeasure = (row: ListaRow) => precioPorMedida({ ...row, precio: toPesos(row.precio) });

/** ' · $ 17.500,00 el kilo', where that can be told. */
function perMeasureText(row: ListaRow): string {
  const told = perMeasure(row);
  return told ? ` · ${formatPesos(toCents(told.precio))} el ${told.medida}` : '';
}

/** 'por bulto cerrado'. */
const soldText = ({ tipo_de_precio }: ListaRow): string => tipo_de_precio.replaceAll('_', ' ');

export const LISTA_HEADS = [
  ...['Categoría', 'Producto', 'Marca', 'Precio', 'Se vende', 'Precio anterior', 'Stock'],
  ...['Precio por kilo', 'Precio por litro'],
];

/** A product in one row. It takes the proof that whoever reads it may see prices. */
export function toListaRow(row: ListaRow, _viewer: PriceViewer): string[] {
  const told = perMeasure(row);
  const costs = (medida: string) => (told?.medida === medida ? csvImporte(toCents(told.precio)) : '');
  return [
    categoriaOf(row),
    row.nombre,
    row.marca,
    csvImporte(row.precio),
    soldText(row),
    row.precio_antes_oferta === null ? '' : csvImporte(row.precio_antes_oferta),
    row.disponible ? 'Hay' : 'Sin stock',
    costs('kilo'),
    costs('litro'),
  ];
}

/** The list as it is printed: under each category its products, as they come. */
export function toLista(
  rows: readonly ListaRow[],
  head: Omit<Lista, 'categorias'>,
  _viewer: PriceViewer,
): Lista {
  const groups = Map.groupBy(rows, categoriaOf);
  return {
    ...head,
    categorias: [...groups].map(([nombre, ofIt]) => ({
      nombre,
      productos: ofIt.map((row) => ({
        nombre: row.nombre,
        marca: row.marca,
        precio: formatPesos(row.precio),
        sold: `${soldText(row)}${perMeasureText(row)}${row.disponible ? '' : ' · sin stock'}`,
      })),
    })),
  };
}
