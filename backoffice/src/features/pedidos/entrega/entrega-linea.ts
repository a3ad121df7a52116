import type { DetalleConPedido, EntregaLinea } from 'api-client/backoffice';
import { askedOf } from 'api-client/backoffice-entrega';
import type { Lines } from './lines.ts';

/** Returns the line that replaces this line. */
export const reemplazoOf = (lines: Lines, { producto }: DetalleConPedido): DetalleConPedido | undefined =>
  lines.find(({ reemplaza_a }) => reemplaza_a === producto.producto_id);

export interface EntregaValues {
  /** Null for an empty field, NaN for an invalid number. */
  cantidad: number | null;
  motivo: 'falta' | 'reemplazo' | 'acordado';
  /** A product's id; '' while none is chosen. */
  reemplazo: string;
  reemplazo_cantidad: number | null;
  sin_stock: boolean;
}

/** Returns the initial values: the recorded delivery, or the full quantity. */
export function valuesOf(lines: Lines, line: DetalleConPedido): EntregaValues {
  const reemplazo = reemplazoOf(lines, line);
  return {
    cantidad: line.cantidad,
    motivo: line.motivo_entrega ?? 'falta',
    reemplazo: reemplazo?.producto.producto_id ?? '',
    reemplazo_cantidad: reemplazo?.cantidad ?? null,
    sin_stock: true,
  };
}

/** Returns whether to ask about stock: only when less than ordered is delivered without an agreement. */
export const asksStock = (line: DetalleConPedido, { cantidad, motivo }: EntregaValues): boolean =>
  motivo !== 'acordado' && cantidad !== null && cantidad < askedOf(line);

/** Returns the request body. */
export function bodyOf(line: DetalleConPedido, values: EntregaValues) {
  const { cantidad, motivo, reemplazo, reemplazo_cantidad, sin_stock } = values;
  const replaced = motivo === 'reemplazo';
  const rest = askedOf(line) - (cantidad ?? 0);
  const other = { producto_id: reemplazo, cantidad: reemplazo_cantidad ?? rest };
  return {
    detalles_pedidos_id: line.detalles_pedidos_id,
    cantidad,
    ...((replaced || cantidad !== askedOf(line)) && { motivo }),
    ...(replaced && reemplazo !== '' && { reemplazo: other }),
    sin_stock: sin_stock && asksStock(line, values),
  };
}

/** Returns the change that restores the line, and the stock of products that it ended. */
export function beforeOf(lines: Lines, line: DetalleConPedido, ended: readonly string[]): EntregaLinea {
  const { detalles_pedidos_id, cantidad, motivo_entrega, producto } = line;
  const other = reemplazoOf(lines, line);
  return {
    detalles_pedidos_id,
    cantidad,
    ...(motivo_entrega && { motivo: motivo_entrega }),
    ...(other && { reemplazo: { producto_id: other.producto.producto_id, cantidad: other.cantidad } }),
    sin_stock: false,
    ...(ended.includes(producto.producto_id) && { con_stock: true }),
  };
}
