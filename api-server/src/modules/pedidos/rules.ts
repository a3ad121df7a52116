import {
  type ErrorDetail,
  ESTADOS_PEDIDO,
  type EstadoPedido,
  LIMITS,
  type OperationOf,
} from 'api-client/contract';
import { lineTotal } from 'api-client/contract/line-total';
import { toCents, toExactCents, toPesos } from 'api-client/contract/money';
import { escalaFor, precioFor } from 'api-client/contract/sold-quantity';
import { unsoldText } from 'api-client/contract/sold-text';
import type { z } from 'zod';
import { cantidadesAt, toCantidades } from '../../shared/cantidades.ts';
import type { Page } from '../../shared/page.ts';
import { fieldProblem, found, Problem } from '../../shared/problem.ts';
import type { CambioRow } from './repository/pedidos.ts';
import type { Motivo, NewLinea, ProductoRow } from './repository/place.ts';
import type { PedidosAsked, Which } from './repository/sums.ts';

/** The undo button stays for five seconds; a slow connection takes longer. */
const UNDONE_WITHIN = 10_000;

/** Removes changes that were undone at once: the customer was not notified of them. Expects the oldest change first. */
export function withoutUndone(rows: readonly CambioRow[]): CambioRow[] {
  const kept: CambioRow[] = [];
  for (const row of rows) {
    const last = kept.at(-1);
    if (last && takesBack(row.cambio, last.cambio)) kept.pop();
    else kept.push(row);
  }
  return kept;
}

const takesBack = (later: CambioRow['cambio'], before: CambioRow['cambio']): boolean =>
  (later.tipo === 'estado' || later.tipo === 'entrega') &&
  later.tipo === before.tipo &&
  !before.datos.cancelacion &&
  later.fecha.getTime() - before.fecha.getTime() <= UNDONE_WITHIN &&
  JSON.stringify(later.datos.despues) === JSON.stringify(before.datos.antes);

/** In cents. */
const MAX = toCents(LIMITS.totalMax);

/** Returns the total of the lines in cents. Throws MONTO_MAXIMO when the database column cannot hold the total. */
export function totalOf(lineas: readonly { total_precio: number }[]): number {
  const total = lineas.reduce((sum, linea) => sum + linea.total_precio, 0);
  if (total > MAX) throw fieldProblem('MONTO_MAXIMO', 'detalles');
  return total;
}

/** Throws PRODUCTO_REPETIDO when two lines have the same product. */
export function refuseRepeated(detalles: readonly { producto_id: string }[]): void {
  const ids = detalles.map((linea) => linea.producto_id);
  const index = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (index >= 0) throw fieldProblem('PRODUCTO_REPETIDO', `detalles.${index}.producto_id`);
}

/** A line as the client sent it. `precio_unitario` is the price that the customer saw, in ARS. */
export interface OrderedLinea {
  producto_id: string;
  cantidad: number;
  precio_unitario: number;
  nota?: string | undefined;
}

/**
 * Returns the lines at the customer's current prices. Throws PEDIDO_DESACTUALIZADO when a product is gone, a price differs
 * from what the customer saw, or a quantity is not sold. The error has the current data of each such line.
 */
export function currentLineas(ordered: readonly OrderedLinea[], rows: readonly ProductoRow[]): NewLinea[] {
  const productos = new Map(rows.map((row) => [row.producto_id, row]));
  const cambios = ordered.flatMap((linea, i) => cambioOf(linea, i, productos.get(linea.producto_id)) ?? []);
  if (cambios.length > 0) throw new Problem('PEDIDO_DESACTUALIZADO', cambios);
  return ordered.flatMap(({ producto_id, cantidad, nota }) => {
    const producto = productos.get(producto_id);
    if (!producto) return [];
    const priced = pricedAt(producto, cantidad);
    return {
      ...{ producto_id, producto_nombre: producto.nombre, cantidad, nota, ...priced },
      alicuota_iva: producto.alicuota_iva,
      total_precio: lineTotal({ cantidad, precio_unitario: priced.precio_unitario }),
    };
  });
}

/** Returns a product's price per unit at a quantity, and why: base price, agreement, tier. In cents. */
export function pricedAt(
  { precio, cantidades, ...producto }: Pick<ProductoRow, 'precio' | 'cantidades' | keyof Reasons>,
  cantidad: number,
): Motivo & { precio_unitario: number } {
  const escala = escalaFor(precio, cantidad, cantidadesAt(precio, cantidades));
  return {
    precio_unitario: escala?.precio ?? precio,
    ...reasonsOf(producto),
    precio_de_uno: escala ? precio : null,
    escala_desde: escala?.desde ?? null,
  };
}

type Reasons = Pick<Motivo, 'precio_base' | 'condicion' | 'descuento_condicion'>;

const reasonsOf = ({ precio_base, condicion, descuento_condicion }: Reasons): Reasons => ({
  ...{ precio_base, condicion, descuento_condicion },
});

type Ordered = Motivo & { precio_unitario: number };
type Terms = Pick<ProductoRow, 'cantidades'>;

const singlePrecio = ({ precio_de_uno, precio_unitario }: Ordered): number =>
  precio_de_uno ?? precio_unitario;

/**
 * Returns the price per unit of an ordered line with another quantity, in cents. The price of a single unit stays as ordered;
 * today's tiers count, and the tier of the line while the quantity reaches it.
 */
export function precioAfter(before: Ordered, cantidad: number, producto: Terms | undefined): number {
  const single = singlePrecio(before);
  const ownTier = before.escala_desde !== null && cantidad >= before.escala_desde;
  const today = precioFor(single, cantidad, cantidadesAt(single, producto?.cantidades));
  return ownTier ? Math.min(before.precio_unitario, today) : today;
}

/** Returns why an edited line has its price; without a tier when staff set the price themselves. */
export function motivoAfter(
  before: Ordered,
  { cantidad, precio_unitario }: { cantidad: number; precio_unitario: number },
  producto: Terms | undefined,
): Motivo {
  const { escala_desde } = before;
  const single = singlePrecio(before);
  const reasons = reasonsOf(before);
  if (escala_desde !== null && cantidad >= escala_desde && precio_unitario === before.precio_unitario) {
    return { ...reasons, precio_de_uno: single, escala_desde };
  }
  const escala = escalaFor(single, cantidad, cantidadesAt(single, producto?.cantidades));
  if (escala?.precio !== precio_unitario) return { ...reasons, precio_de_uno: null, escala_desde: null };
  return { ...reasons, precio_de_uno: single, escala_desde: escala.desde };
}

function cambioOf(
  { producto_id, cantidad, precio_unitario }: OrderedLinea,
  index: number,
  producto: ProductoRow | undefined,
): ErrorDetail | undefined {
  const nombre = producto?.nombre ?? null;
  if (!producto?.esta_activo || !producto.disponible) {
    // An out-of-stock product keeps its price; a product that left the catalogue has none.
    const precio = producto?.esta_activo ? toPesos(producto.precio) : null;
    return {
      field: `detalles.${index}.producto_id`,
      message: `${nombre ?? 'Un producto'} ya no está disponible.`,
      actual: { producto_id, nombre, disponible: false, precio },
    };
  }
  const cantidades = toCantidades(producto.precio, producto.cantidades);
  const { precio_unitario: precio } = pricedAt(producto, cantidad);
  const actual = {
    ...{ producto_id, nombre, disponible: true, precio: toPesos(precio) },
    ...(precio !== producto.precio && { precio_de_uno: toPesos(producto.precio) }),
    ...(cantidades && { cantidades }),
  };
  const unsold = unsoldText(cantidad, cantidades);
  if (unsold) return { field: `detalles.${index}.cantidad`, message: `${nombre}: ${unsold}`, actual };
  if (toExactCents(precio_unitario) === precio) return undefined;
  return { field: `detalles.${index}.precio_unitario`, message: `El precio de ${nombre} cambió.`, actual };
}

type Query = z.output<OperationOf<'pedidos.list'>['query']>;

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

export const listQueryOf = ({ limit, offset, ...query }: Query, estado?: EstadoPedido): PedidosAsked => ({
  ...whichOf(query, estado),
  limit,
  offset,
});
