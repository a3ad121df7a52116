import { COUNTS_PEDIDOS, fulfilledOf } from 'api-client/contract/informe-counts';
import type { clienteInactivo, resumenDeVentas, venta } from 'api-client/contract/informes-staff';
import type { Informe } from 'api-client/contract/informes-words';
import { toPesos } from 'api-client/contract/money';
import type { z } from 'zod';
import type { PriceViewer } from '../../http/actor.ts';
import type { VentaRow } from './informes-repository.ts';

type Venta = z.input<typeof venta>;
/** Of cents. Amounts tell prices: it takes the proof that whoever reads them may see these. */
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

/** The first columns of a report: who, or what, it is of. */
const NAMES: Record<Informe, readonly string[]> = {
  cliente: ['Comercio', 'Cliente'],
  producto: ['Producto', 'Marca'],
  marca: ['Marca'],
  categoria: ['Categoría'],
  vendedor: ['A cargo de'],
  zona: ['Zona'],
};

const ORDERS = ['Pedidos', 'Pedidos antes'] as const;
const UNITS = [
  'Unidades pedidas',
  'Entregadas de lo pedido',
  'Cumplimiento %',
  'Unidades',
  'Unidades antes',
] as const;

export const nameHeads = (por: Informe): readonly string[] => NAMES[por];

export const nameCells = (
  por: Informe,
  { nombre, detalle }: { nombre: string; detalle: string | null },
): string[] => [nombre, detalle ?? ''].slice(0, NAMES[por].length);

export const headsOf = (por: Informe): string[] => [
  ...NAMES[por],
  ...['Importe', 'Importe antes'],
  ...(COUNTS_PEDIDOS[por] ? ORDERS : []),
  ...UNITS,
];

/** Counts are text, a number is an amount. */
export function toPlanillaRow(por: Informe, row: VentaRow, _viewer: PriceViewer): (string | number)[] {
  const { anterior, pedidas, entregadas } = row;
  const fulfilled = fulfilledOf({ pedidas, entregadas });
  return [
    ...nameCells(por, row),
    ...[row.importe, anterior.importe],
    ...(COUNTS_PEDIDOS[por] ? [row.pedidos, anterior.pedidos] : []).map(String),
    ...[pedidas, entregadas, fulfilled ?? '', row.unidades, anterior.unidades].map(String),
  ];
}
