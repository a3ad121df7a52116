import { alicuotaText, type ModoIva, netoOf, showsPartes } from 'api-client/contract/iva';
import { toCents, toPesos } from 'api-client/contract/money';
import { struckPrecio } from 'api-client/contract/precio-text';
import { precioPorMedida } from 'api-client/contract/renglones/pack-content';
import { ventaText } from 'api-client/contract/sold-text';
import type { OwnPriced } from '../../db/own-prices.ts';
import type { PriceViewer } from '../../http/actor.ts';
import { cantidadesAt } from '../../shared/cantidades.ts';
import { formatPesos, formatTipoDePrecio } from '../../shared/format.ts';
import { shownAmount } from '../../shared/iva.ts';
import { formatFecha } from '../../shared/paper/text.ts';
import { amount, type Column, decimal, integer, text } from '../../shared/planilla/column.ts';
import type { Lista, ListaProducto } from './pdf.ts';
import type { ListaRow } from './repository.ts';

/** Start of `validText`, by how the prices show IVA. */
const PRECIOS: Record<ModoIva, string> = {
  incluido: 'Precios',
  discriminado: 'Precios con IVA incluido,',
  sumado: 'Precios sin IVA,',
};

/** Returns for example 'Precios válidos al 23/11/2026', with the tax if the reader's prices show its amount. */
export const validText = (now: Date, { iva }: PriceViewer): string =>
  `${PRECIOS[iva]} válidos al ${formatFecha(now)}`;

const categoriaOf = ({ categoria }: ListaRow): string => categoria ?? 'Otros productos';
/** Returns the rate of IVA in percent. */
const alicuotaOf = ({ alicuota_iva }: ListaRow): number => alicuota_iva / 100;

/** A product with its amounts as the reader sees them, in cents: net ones if the tax is added in the total. */
interface ShownRow {
  row: ListaRow;
  precio: number;
  /** The price before the promotion; null without a promotion. */
  before: number | null;
  perMeasure: { precio: number; medida: string } | undefined;
  escalas: readonly { desde: number; precio: number }[];
}

function shownTo({ iva }: PriceViewer, row: ListaRow): ShownRow {
  const { precio, precio_antes_oferta, cantidades } = row;
  const shown = (cents: number) => shownAmount(cents, { modo: iva, alicuota: alicuotaOf(row) });
  const before = struckPrecio(precio, precio_antes_oferta);
  const measure = precioPorMedida({ ...row, precio: toPesos(precio) });
  return {
    row,
    precio: shown(precio),
    before: before === null ? null : shown(before),
    perMeasure: measure && { ...measure, precio: shown(toCents(measure.precio)) },
    escalas: (cantidadesAt(precio, cantidades)?.escalas ?? []).map((escala) => ({
      ...escala,
      precio: shown(escala.precio),
    })),
  };
}

/** Returns for example ' · $ 17.500,00 el kilo'; empty when the price per measure is unknown. */
const perMeasureText = ({ perMeasure }: ShownRow): string =>
  perMeasure ? ` · ${formatPesos(perMeasure.precio)} el ${perMeasure.medida}` : '';

/** Returns for example 'por bulto cerrado'. */
const soldText = ({ tipo_de_precio }: ListaRow): string => formatTipoDePrecio(tipo_de_precio);

/** Returns the tiers, for example 'desde 12: $ 950,00 · desde 24: $ 900,00'; empty without tiers. */
const tiersText = ({ escalas }: ShownRow): string =>
  escalas.map(({ desde, precio }) => `desde ${desde}: ${formatPesos(precio)}`).join(' · ');

const netPrecio = (row: ListaRow): number => netoOf(row.precio, alicuotaOf(row));

const PRECIO_COLUMNS: readonly Column<ListaRow>[] = [amount('Precio', ({ precio }) => precio)];
/** The price with and without the tax. */
const PARTES_COLUMNS: readonly Column<ListaRow>[] = [
  amount('Precio sin IVA', netPrecio),
  decimal('IVA %', alicuotaOf),
  amount('Precio con IVA', ({ precio }) => precio),
];

/** One row per product. The `PriceViewer` proves that the reader may see prices. */
export function listaColumns(viewer: PriceViewer): Column<OwnPriced<ListaRow>>[] {
  const shown = (row: ListaRow) => shownTo(viewer, row);
  const per = (medida: string) => (row: ListaRow) => {
    const { perMeasure } = shown(row);
    return perMeasure?.medida === medida ? perMeasure.precio : null;
  };
  return [
    text('Categoría', categoriaOf),
    text('Producto', ({ nombre }) => nombre, 45),
    text('Marca', ({ marca }) => marca, 20),
    ...(showsPartes(viewer.iva) ? PARTES_COLUMNS : PRECIO_COLUMNS),
    text('Se vende', soldText, 18),
    amount('Precio anterior', (row) => shown(row).before),
    text('Stock', ({ disponible }) => (disponible ? 'Hay' : 'Sin stock'), 10),
    amount('Precio por kilo', per('kilo')),
    amount('Precio por litro', per('litro')),
    integer('Mínimo', ({ cantidades }) => cantidades?.minimo ?? 1),
    integer('De a', ({ cantidades }) => cantidades?.multiplo ?? 1),
    text('Precio por cantidad', (row) => tiersText(shown(row)), 40),
  ];
}

/** Returns the other price and the rate; undefined if the reader's prices do not show the tax. */
function ivaText({ iva }: PriceViewer, row: ListaRow): string | undefined {
  const rate = `IVA ${alicuotaText(alicuotaOf(row))}`;
  if (iva === 'sumado') return `+ ${rate} · con IVA ${formatPesos(row.precio)}`;
  return iva === 'discriminado' ? `sin IVA ${formatPesos(netPrecio(row))} · ${rate}` : undefined;
}

function toProducto(row: ListaRow, viewer: PriceViewer): ListaProducto {
  const shown = shownTo(viewer, row);
  const iva = ivaText(viewer, row);
  return {
    nombre: row.nombre,
    marca: row.marca,
    sold: `${soldText(row)}${perMeasureText(shown)}${row.disponible ? '' : ' · sin stock'}`,
    precio: formatPesos(shown.precio),
    terms: [row.cantidades && ventaText(row.cantidades), tiersText(shown)].filter(Boolean).join(' · '),
    ...(iva !== undefined && { iva }),
    ...(shown.before !== null && { precioAnterior: formatPesos(shown.before) }),
  };
}

/** Returns the printed list: products grouped by category, in the order of `rows`. */
export function toLista(
  rows: readonly OwnPriced<ListaRow>[],
  head: Omit<Lista, 'categorias'>,
  viewer: PriceViewer,
): Lista {
  const groups = Map.groupBy(rows, categoriaOf);
  return {
    ...head,
    categorias: [...groups].map(([nombre, ofIt]) => ({
      nombre,
      productos: ofIt.map((row) => toProducto(row, viewer)),
    })),
  };
}
