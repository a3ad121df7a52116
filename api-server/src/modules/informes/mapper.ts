import { COUNTS_PEDIDOS, fulfilledOf } from 'api-client/contract/informe-counts';
import type { clienteInactivo, resumenDeVentas, venta } from 'api-client/contract/informes-staff';
import type { Informe } from 'api-client/contract/informes-words';
import type { margenDe } from 'api-client/contract/margen-staff';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { CostViewer, PriceViewer } from '../../http/actor.ts';
import { amount, type Column, decimal, integer, quantity, text } from '../../shared/planilla/column.ts';
import type { Earned, MargenRow } from './repository/groups.ts';
import type { VentaRow } from './repository/informes.ts';

type Venta = z.input<typeof venta>;
/** Converts cents to pesos. The `PriceViewer` proves that the reader may see prices. */
const inPesos = <T extends { importe: number }>(sold: T, _viewer: PriceViewer): T => ({
  ...sold,
  importe: toPesos(sold.importe),
});

export const toVenta = (row: VentaRow, viewer: PriceViewer): Venta => ({
  ...inPesos(row, viewer),
  anterior: inPesos(row.anterior, viewer),
});

type Resumen = z.input<typeof resumenDeVentas>;

export const toResumen = ({ serie, anterior, ...resumen }: Resumen, viewer: PriceViewer): Resumen => ({
  ...inPesos(resumen, viewer),
  anterior: inPesos(anterior, viewer),
  serie: serie.map((one) => ({ ...inPesos(one, viewer), anterior: toPesos(one.anterior) })),
});

type Inactivo = z.input<typeof clienteInactivo>;

export const toInactivo = (
  row: Pick<Inactivo, 'usuario' | 'pedidos' | 'importe'> & { last: Date; every: number },
  _viewer: PriceViewer,
): Inactivo => ({
  usuario: row.usuario,
  pedidos: row.pedidos,
  importe: toPesos(row.importe),
  ultimo_pedido: row.last.toISOString(),
  cada_dias: Math.round(row.every * 10) / 10,
});

/** The first columns of each report. */
const NAMES: Record<Informe, readonly string[]> = {
  cliente: ['Comercio', 'Cliente'],
  producto: ['Producto', 'Marca'],
  marca: ['Marca'],
  categoria: ['Categoría'],
  vendedor: ['A cargo de'],
  zona: ['Zona'],
};

/** Returns the columns that name a row. */
function nameColumns(por: Informe): Column<{ nombre: string; detalle?: string | null | undefined }>[] {
  const [name = '', detail] = NAMES[por];
  return [
    text(name, ({ nombre }) => nombre, 40),
    ...(detail ? [text(detail, ({ detalle }: { detalle?: string | null | undefined }) => detalle)] : []),
  ];
}

export const ventasColumns = (por: Informe, _viewer: PriceViewer): Column<VentaRow>[] => [
  ...nameColumns(por),
  amount('Importe', ({ importe }) => importe),
  amount('Importe antes', ({ anterior }) => anterior.importe),
  ...(COUNTS_PEDIDOS[por] ? ORDERS : []),
  ...UNITS,
];

const ORDERS: readonly Column<VentaRow>[] = [
  integer('Pedidos', ({ pedidos }) => pedidos),
  integer('Pedidos antes', ({ anterior }) => anterior.pedidos),
];
const UNITS: readonly Column<VentaRow>[] = [
  quantity('Unidades pedidas', ({ pedidas }) => pedidas),
  quantity('Entregadas de lo pedido', ({ entregadas }) => entregadas),
  integer('Cumplimiento %', fulfilledOf),
  quantity('Unidades', ({ unidades }) => unidades),
  quantity('Unidades antes', ({ anterior }) => anterior.unidades),
];

type Margen = z.input<typeof margenDe>;

/** Returns the margin in percent with one decimal, rounded half away from zero; null without sales. Integers keep it exact. */
export function porcentajeOf({ con_costo, costo }: Earned): number | null {
  if (con_costo === 0) return null;
  const margen = BigInt(con_costo - costo);
  const size = margen < 0n ? -margen : margen;
  const tenths = (size * 2000n + BigInt(con_costo)) / (2n * BigInt(con_costo));
  return (Number(tenths) / 10) * (margen < 0n && tenths > 0n ? -1 : 1);
}

/** In cents. */
export const margenOf = ({ con_costo, costo }: Earned): number => con_costo - costo;

export const toMarginFigures = (earned: Earned, _viewer: CostViewer) => ({
  margen: toPesos(margenOf(earned)),
  porcentaje: porcentajeOf(earned),
  con_costo: toPesos(earned.con_costo),
  importe: toPesos(earned.importe),
});

export const toMargen = (
  { id, nombre, detalle, anterior, ...row }: MargenRow,
  viewer: CostViewer,
): Margen => ({
  ...{ id, nombre, detalle },
  ...toMarginFigures(row, viewer),
  anterior: toMarginFigures(anterior, viewer),
});

export const margenColumns = (por: Informe, _viewer: CostViewer): Column<MargenRow>[] => [
  ...nameColumns(por),
  amount('Margen', margenOf),
  decimal('Margen %', porcentajeOf),
  amount('Margen antes', ({ anterior }) => margenOf(anterior)),
  amount('Ventas con costo', ({ con_costo }) => con_costo),
  amount('Ventas', ({ importe }) => importe),
];
