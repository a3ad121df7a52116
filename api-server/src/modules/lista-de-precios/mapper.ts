import { toCents, toPesos } from 'api-client/contract/money';
import { struckPrecio } from 'api-client/contract/precio-text';
import { precioPorMedida } from 'api-client/contract/renglones/pack-content';
import { ventaText } from 'api-client/contract/sold-text';
import type { OwnPriced } from '../../db/own-prices.ts';
import type { PriceViewer } from '../../http/actor.ts';
import { cantidadesAt } from '../../shared/cantidades.ts';
import { formatPesos, formatTipoDePrecio } from '../../shared/format.ts';
import { formatFecha } from '../../shared/paper/text.ts';
import { amount, type Column, integer, text } from '../../shared/planilla/column.ts';
import type { Lista, ListaProducto } from './pdf.ts';
import type { ListaRow } from './repository.ts';

/** Returns for example 'Precios válidos al 23/11/2026'. */
export const validText = (now: Date): string => `Precios válidos al ${formatFecha(now)}`;

const categoriaOf = ({ categoria }: ListaRow): string => categoria ?? 'Otros productos';
const perMeasure = (row: ListaRow) => precioPorMedida({ ...row, precio: toPesos(row.precio) });

/** Returns for example ' · $ 17.500,00 el kilo'; empty when the price per measure is unknown. */
function perMeasureText(row: ListaRow): string {
  const measureText = perMeasure(row);
  return measureText ? ` · ${formatPesos(toCents(measureText.precio))} el ${measureText.medida}` : '';
}

/** Returns the price before the promotion, in cents; null without a promotion. */
const beforeOf = ({ precio, precio_antes_oferta }: ListaRow) => struckPrecio(precio, precio_antes_oferta);

/** Returns for example 'por bulto cerrado'. */
const soldText = ({ tipo_de_precio }: ListaRow): string => formatTipoDePrecio(tipo_de_precio);

/** Returns the tiers, for example 'desde 12: $ 950,00 · desde 24: $ 900,00'; empty without tiers. */
const tiersText = ({ precio, cantidades }: ListaRow): string =>
  (cantidadesAt(precio, cantidades)?.escalas ?? [])
    .map((escala) => `desde ${escala.desde}: ${formatPesos(escala.precio)}`)
    .join(' · ');

/** One row per product. The `PriceViewer` proves that the reader may see prices. */
export function listaColumns(_viewer: PriceViewer): Column<OwnPriced<ListaRow>>[] {
  const per = (medida: string) => (row: ListaRow) => {
    const measureText = perMeasure(row);
    return measureText?.medida === medida ? toCents(measureText.precio) : null;
  };
  return [
    text('Categoría', categoriaOf),
    text('Producto', ({ nombre }) => nombre, 45),
    text('Marca', ({ marca }) => marca, 20),
    amount('Precio', ({ precio }) => precio),
    text('Se vende', soldText, 18),
    amount('Precio anterior', beforeOf),
    text('Stock', ({ disponible }) => (disponible ? 'Hay' : 'Sin stock'), 10),
    amount('Precio por kilo', per('kilo')),
    amount('Precio por litro', per('litro')),
    integer('Mínimo', ({ cantidades }) => cantidades?.minimo ?? 1),
    integer('De a', ({ cantidades }) => cantidades?.multiplo ?? 1),
    text('Precio por cantidad', tiersText, 40),
  ];
}

function toProducto(row: ListaRow): ListaProducto {
  const before = beforeOf(row);
  return {
    nombre: row.nombre,
    marca: row.marca,
    sold: `${soldText(row)}${perMeasureText(row)}${row.disponible ? '' : ' · sin stock'}`,
    precio: formatPesos(row.precio),
    terms: [row.cantidades && ventaText(row.cantidades), tiersText(row)].filter(Boolean).join(' · '),
    ...(before !== null && { precioAnterior: formatPesos(before) }),
  };
}

/** Returns the printed list: products grouped by category, in the order of `rows`. */
export function toLista(
  rows: readonly OwnPriced<ListaRow>[],
  head: Omit<Lista, 'categorias'>,
  _viewer: PriceViewer,
): Lista {
  const groups = Map.groupBy(rows, categoriaOf);
  return {
    ...head,
    categorias: [...groups].map(([nombre, ofIt]) => ({
      nombre,
      productos: ofIt.map(toProducto),
    })),
  };
}
