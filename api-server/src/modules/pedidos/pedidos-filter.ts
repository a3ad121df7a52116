import { ESTADOS_PEDIDO, type EstadoPedido, type OperationOf, type OrdenPedidos } from 'api-client/contract';
import { toCents } from 'api-client/contract/money';
import type { z } from 'zod';
import type { Page } from '../../shared/page.ts';
import { found } from '../../shared/problem.ts';
import type { Asked } from './pedidos-place-repository.ts';

type Query = z.output<OperationOf<'pedidos.list'>['query']>;

/** Filters of an order list, apart from status and days. The stored sums cover only status and days. */
export interface Filters {
  texto?: string | undefined;
  clienteId?: string | undefined;
  productoId?: string | undefined;
  /** In cents, both bounds included. */
  importeDesde?: number | undefined;
  importeHasta?: number | undefined;
  /** Null: not assigned. */
  asignadoA?: string | null | undefined;
  etiqueta?: string | undefined;
  /** Null: outside every zone. */
  zonaId?: string | null | undefined;
  conNota?: true | undefined;
  sinImprimir?: true | undefined;
  sinEmpacar?: true | undefined;
}

export interface Which extends Asked {
  filters?: Filters;
  orden?: OrdenPedidos | undefined;
}

export interface PedidosAsked extends Page, Which {}

/** Returns the status with this name. Throws NO_ENCONTRADO. */
export const estadoOf = (word: string): EstadoPedido => found(ESTADOS_PEDIDO.find((one) => one === word));

const centsOf = (importe: number | undefined) => (importe === undefined ? undefined : toCents(importe));

/** Returns the filters and the order of a request. @param estado the status in the request's path */
export function whichOf(query: Omit<Query, keyof Page>, estado?: EstadoPedido): Which {
  const { desde, hasta, orden, texto, asignado_a } = query;
  return {
    ...{ desde, hasta, orden },
    estados: estado ? [estado] : query.estados?.split(',').map(estadoOf),
    filters: {
      texto: texto?.trim() || undefined,
      clienteId: query.cliente_id,
      productoId: query.producto_id,
      importeDesde: centsOf(query.importe_desde),
      importeHasta: centsOf(query.importe_hasta),
      asignadoA: asignado_a === 'nadie' ? null : asignado_a,
      etiqueta: query.etiqueta,
      zonaId: query.zona === 'ninguna' ? null : query.zona,
      conNota: query.con_nota && true,
      sinImprimir: query.sin_imprimir && true,
      sinEmpacar: query.sin_empacar && true,
    },
  };
}

export const askedOf = ({ limit, offset, ...query }: Query, estado?: EstadoPedido): PedidosAsked => ({
  ...whichOf(query, estado),
  limit,
  offset,
});
