import { COLUMNAS_PEDIDOS, type PedidoDelPanel } from 'api-client/backoffice';
import { z } from 'zod';
import { panelStore } from '../../../shared/panel-store.ts';

export type Columna = (typeof COLUMNAS_PEDIDOS)[number];

/** The default columns. */
export const USUAL: readonly Columna[] = ['fecha', 'total'];

export const COLUMNA_NAMES: Record<Columna, string> = {
  fecha: 'Fecha',
  total: 'Total',
  asignado: 'A cargo de',
  etiquetas: 'Etiquetas',
  notas: 'Notas',
  empaque: 'Bultos',
  remito: 'Impreso',
};

/** Returns the columns in display order. */
export const sortForDisplay = (columnas: readonly string[]): Columna[] =>
  COLUMNAS_PEDIDOS.filter((one) => columnas.includes(one));

/** The columns on this computer; null for the default. */
export const ownColumnas = panelStore<Columna[] | null>(
  'columnas-de-pedidos',
  z.array(z.enum(COLUMNAS_PEDIDOS)).nullable(),
  null,
);

export type MoreColumna = Exclude<Columna, 'fecha' | 'total'>;
export const isMore = (columna: Columna): columna is MoreColumna =>
  columna !== 'fecha' && columna !== 'total';
export const MORE_COLUMNAS = COLUMNAS_PEDIDOS.filter(isMore);

/** Each column's text for an order, empty without data; date and total are components. */
export const COLUMNA_TEXTS: Record<MoreColumna, (pedido: PedidoDelPanel) => string> = {
  asignado: ({ asignado }) => (asignado ? `${asignado.nombre} ${asignado.apellido}`.trim() : ''),
  etiquetas: ({ etiquetas }) => etiquetas?.join(', ') ?? '',
  notas: ({ nota, notas }) =>
    [nota && 'Nota del cliente', notas && notasText(notas)].filter(Boolean).join(', '),
  empaque: ({ bultos }) => (bultos ? bultosText(bultos) : ''),
  remito: ({ remito }) => remito ?? '',
};

const notasText = (notas: number) => (notas === 1 ? '1 nota' : `${notas} notas`);
const bultosText = (bultos: number) => (bultos === 1 ? '1 bulto' : `${bultos} bultos`);
