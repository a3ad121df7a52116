import type { KeptLinea } from '../../db/schema/kept.ts';
import { entregaOf } from './entrega-mapper.ts';
import type { DetalleNuevo, WholePedido } from './pedidos-repository.ts';

/** Returns the fields of a line that the history stores. */
export const remembered = (
  linea: Omit<DetalleNuevo, 'detalles_pedidos_id' | 'costo_unitario'>,
): KeptLinea => ({
  producto_id: linea.producto_id,
  producto_nombre: linea.producto_nombre,
  cantidad: linea.cantidad,
  precio_unitario: linea.precio_unitario,
  descuento: linea.descuento,
  total_precio: linea.total_precio,
  ...entregaOf(linea),
});

export const keptLineas = ({ detalles }: Pick<WholePedido, 'detalles'>): KeptLinea[] =>
  detalles.map(({ detalle }) => remembered(detalle));
