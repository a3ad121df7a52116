import type { Db } from '../../db/database.ts';
import type { EstadoPedido } from '../../db/schema/pedidos.ts';
import { Problem } from '../../http/problem.ts';
import type { Shop } from '../../shop.ts';
import type { Remito } from '../remitos/remito.ts';
import { verPedido } from './pedidos-service.ts';

const WITHOUT_REMITO: readonly EstadoPedido[] = ['esperando_aprobacion', 'cancelado'];

/** What the order's delivery note says: NO_ENCONTRADO, or REMITO_NO_DISPONIBLE while nothing is to be delivered. */
export async function remitoDePedido(db: Db, shop: Shop, pedidoId: string): Promise<Remito> {
  const { pedido, usuario, detalles } = await verPedido(db, pedidoId);
  if (WITHOUT_REMITO.includes(pedido.estado_pedido)) throw new Problem('REMITO_NO_DISPONIBLE');
  return {
    numero: pedido.numero,
    fecha: pedido.fecha_pedido,
    comercio: {
      nombre: shop.nombre,
      razon: shop.lineaLegal,
      cuit: shop.cuit,
      domicilio: shop.direccion,
      ciudad: shop.ciudad,
      telefono: shop.telefono,
      email: shop.email,
    },
    cliente: { ...usuario, dni: String(usuario.dni) },
    detalles: detalles.map(({ detalle }) => ({ ...detalle, nombre: detalle.producto_nombre })),
    total: pedido.total_precio,
  };
}
