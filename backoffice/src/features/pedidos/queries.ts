import {
  ESTADOS_PEDIDO,
  LIMITS,
  ORDENES_PEDIDOS,
  type PedidosPage,
  pedidosListOptions,
  pedidosPorEstadoOptions,
} from 'api-client/backoffice';
import { pageQuery } from 'app-core/paging';
import { callOptions } from 'app-core/queries/call-options';
import { z } from 'zod';
import { defined } from '../../shared/defined.ts';
import { day, page, term, withoutDashes } from '../../shared/list-search.ts';
import { sortForDisplay } from './columnas/columnas.ts';
import { isEstado } from './estado.ts';

/** Comma-separated statuses, without duplicates, in workflow order. */
const estado = z
  .string()
  .transform((words) => words.split(','))
  .refine((words) => words.every(isEstado))
  .transform((words) => ESTADOS_PEDIDO.filter((one) => words.includes(one)).join(','))
  .optional()
  .catch(undefined);

const id = z.uuid().optional().catch(undefined);
const importe = z.number().min(0).max(LIMITS.totalMax).multipleOf(0.01).optional().catch(undefined);
const yesParameter = z.literal('si').optional().catch(undefined);

/** Comma-separated columns in display order; may be empty. */
const columnas = z
  .string()
  .transform((words) => sortForDisplay(words.split(',')).join(','))
  .optional()
  .catch(undefined);

/** Filters, order and page of the orders area in the URL. Invalid values fall back to all orders, first page. */
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
  con_nota: yesParameter,
  sin_imprimir: yesParameter,
  sin_empacar: yesParameter,
  orden: z.enum(ORDENES_PEDIDOS).optional().catch(undefined),
  /** The view from which the list was opened. */
  vista: id,
  columnas,
  page,
});
export type PedidosSearch = z.infer<typeof pedidosSearch>;
export type PedidosFilters = Omit<PedidosSearch, 'page' | 'vista' | 'columnas'>;

/** The filters that are only in the dialog, all unset. */
const DEFAULTS = {
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

/** All filters unset, each by name: a change keeps omitted filters. */
export const UNFILTERED: PedidosFilters = {
  texto: '',
  estado: undefined,
  desde: undefined,
  hasta: undefined,
  ...DEFAULTS,
};

/** Returns how many of these filters are set; several statuses count as one. */
export const countFilters = (filters: PedidosFilters): number =>
  Object.keys(DEFAULTS).filter((name) => filters[name as keyof typeof DEFAULTS] !== undefined).length +
  (filters.estado?.includes(',') ? 1 : 0);

const queryOf = ({ texto, ...filters }: Omit<PedidosFilters, 'estado'>) =>
  defined({ texto: withoutDashes(texto) || undefined, ...filters });

/** Returns the query with the status filter as the API expects it. */
export const wholeQuery = ({ estado: estados, ...filters }: PedidosFilters) => ({
  ...queryOf(filters),
  ...defined({ estados }),
});

function callFor({ estado, page, vista: _, columnas: __, ...filters }: PedidosSearch) {
  const query = { ...queryOf(filters), ...pageQuery(page) };
  if (estado === undefined) return pedidosListOptions({ query });
  return isEstado(estado)
    ? pedidosPorEstadoOptions({ path: { estado }, query })
    : pedidosListOptions({ query: { ...query, estados: estado } });
}

export const pedidosPages = {
  title: 'Área de Pedidos',
  search: pedidosSearch,
  options: (search: PedidosSearch) => callOptions<PedidosPage>(callFor(search)),
};
