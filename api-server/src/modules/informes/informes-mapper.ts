import { INFORME_COUNTS } from 'api-client/contract/informe-counts';
import type { clienteInactivo, resumenDeVentas, venta } from 'api-client/contract/informes-staff';
import type { Informe } from 'api-client/contract/informes-words';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { PriceViewer } from '../../http/actor.ts';

type Venta = z.input<typeof venta>;
/** Of cents. Amounts tell prices: it takes the proof that whoever reads them may see these. */
const inPesos = <T extends { importe: number }>(sold: T, _viewer: PriceViewer): T => ({
  ...sold,
  importe: toPesos(sold.importe),
});

export const toVenta = (row: Venta, viewer: PriceViewer): Venta => ({
  ...inPesos(row, viewer),
  anterior: inPesos(row.anterior, viewer),
});

type Resumen = z.input<typeof resumenDeVentas>;

export const toResumen = ({ serie, anterior, ...resumen }: Resumen, viewer: PriceViewer): Resumen => ({
  ...inPesos(resumen, viewer),
  anterior: inPesos(anterior, viewer),
  serie: serie.map((one) => ({
    desde: one.desde,
    importe: toPesos(one.importe),
    anterior: toPesos(one.anterior),
  })),
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

const NAMES: Record<Informe, readonly string[]> = {
  cliente: ['Comercio', 'Cliente'],
  producto: ['Producto', 'Marca'],
  marca: ['Marca'],
  categoria: ['Categoría'],
  vendedor: ['A cargo de'],
};

const ORDERS = ['Pedidos', 'Pedidos antes'] as const;
const UNITS = ['Unidades pedidas', 'Unidades', 'Unidades antes'] as const;

export function headsOf(por: Informe): string[] {
  const { pedidos, unidades } = INFORME_COUNTS[por];
  return [...NAMES[por], 'Importe', 'Importe antes', ...(pedidos ? ORDERS : []), ...(unidades ? UNITS : [])];
}

/** Counts are text, a number is an amount. */
export function toPlanillaRow(por: Informe, row: Venta, _viewer: PriceViewer): (string | number)[] {
  const { pedidos, unidades } = INFORME_COUNTS[por];
  const { nombre, detalle, anterior } = row;
  return [
    ...[nombre, detalle ?? ''].slice(0, NAMES[por].length),
    ...[row.importe, anterior.importe],
    ...(pedidos ? [row.pedidos, anterior.pedidos] : []).map(String),
    ...(unidades ? [row.pedidas, row.unidades, anterior.unidades] : []).map(String),
  ];
}
