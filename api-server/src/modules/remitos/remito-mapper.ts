import type { Shop } from 'settings/shop';
import type { WholePedido } from '../pedidos/pedidos-repository.ts';
import type { Remito } from './remito.ts';

/** What the delivery note of an order says. */
export const toRemito = ({ pedido, usuario, detalles }: WholePedido, shop: Shop): Remito => ({
  numero: pedido.numero,
  fecha: pedido.fecha_pedido,
  comercio: shop,
  cliente: { ...usuario, dni: String(usuario.dni) },
  detalles: detalles.map(({ detalle }) => ({ ...detalle, nombre: detalle.producto_nombre })),
  total: pedido.total_precio,
});
