import { ESTADOS_PEDIDO, LIMITS, ORDENES_PEDIDOS } from 'api-client/backoffice';
import { z } from 'zod';
import { day, page, term } from '../../shared/list-search.ts';
import { inOrder } from './columnas/columnas.ts';
import { isEstado } from './estado.ts';

/** Of several, with commas between them: each once, in the order in which orders go through them. */
const estado = z
  .string()
  .transform((words) => words.split(','))
  .refine((words) => words.every(isEstado))
  .transform((words) => ESTADOS_PEDIDO.filter((one) => words.includes(one)).join(','))
  .optional()
  .catch(undefined);

const id = z.uuid().optional().catch(undefined);
const importe = z.number().min(0).max(LIMITS.totalMax).multipleOf(0.01).optional().catch(undefined);
const yes = z.literal('si').optional().catch(undefined);

/** As they stand in the list, none of them too. */
const columnas = z
  .string()
  .transform((words) => inOrder(words.split(',')).join(','))
  .optional()
  .catch(undefined);

/** Filters, order and page of the orders area, in the URL. What makes no sense falls back to all orders, first page. */
export const pedidosSearch = z.object({
  texto: term,
  estado,
  desde: day,
  hasta: day,
  cliente_id: id,
  producto_id: id,
  importe_desde: importe,
  importe_hasta: importe,
  asignado_a: z.literal('nadie').or(z.uuid()).optional().catch(undefined),
  zona: z.literal('ninguna').or(z.uuid()).optional().catch(undefined),
  etiqueta: z.string().min(1).max(LIMITS.etiquetaPedido).optional().catch(undefined),
  con_nota: yes,
  sin_imprimir: yes,
  sin_empacar: yes,
  orden: z.enum(ORDENES_PEDIDOS).optional().catch(undefined),
  /** Which view it began with. */
  vista: id,
  columnas,
  page,
});
export type PedidosSearch = z.infer<typeof pedidosSearch>;
export type PedidosFilters = Omit<PedidosSearch, 'page' | 'vista' | 'columnas'>;

/** What stands in the dialog alone, each with nothing chosen. */
export const REST = {
  cliente_id: undefined,
  producto_id: undefined,
  importe_desde: undefined,
  importe_hasta: undefined,
  asignado_a: undefined,
  zona: undefined,
  etiqueta: undefined,
  con_nota: undefined,
  sin_imprimir: undefined,
  sin_empacar: undefined,
  orden: undefined,
} satisfies Partial<PedidosFilters>;

/** Each by its name: what is left out of a change stays as it was. */
export const UNFILTERED: PedidosFilters = {
  texto: '',
  estado: undefined,
  desde: undefined,
  hasta: undefined,
  ...REST,
};

/** How many of these are set; several statuses are one of them. */
export const countRest = (filters: PedidosFilters): number =>
  Object.keys(REST).filter((name) => filters[name as keyof typeof REST] !== undefined).length +
  (filters.estado?.includes(',') ? 1 : 0);
