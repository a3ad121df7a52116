import { COUNTS_PEDIDOS, fulfilledOf } from 'api-client/contract/informe-counts';
import type { clienteInactivo, resumenDeVentas, venta } from 'api-client/contract/informes-staff';
import type { Informe } from 'api-client/contract/informes-words';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { PriceViewer } from '../../http/actor.ts';
import { amount, type Column, integer, text } from '../../shared/planilla/column.ts';
import type { VentaRow } from './informes-repository.ts';

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
export function nameColumns(por: Informe): Column<{ nombre: string; detalle?: string | null | undefined }>[] {
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
  integer('Unidades pedidas', ({ pedidas }) => pedidas),
  integer('Entregadas de lo pedido', ({ entregadas }) => entregadas),
  integer('Cumplimiento %', fulfilledOf),
  integer('Unidades', ({ unidades }) => unidades),
  integer('Unidades antes', ({ anterior }) => anterior.unidades),
];
