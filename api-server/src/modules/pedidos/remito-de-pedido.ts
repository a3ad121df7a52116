import { ESTADOS_VENDIDOS } from 'api-client/contract';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { Shop } from '../../shop.ts';
import type { Remito } from '../remitos/remito.ts';
import { findPedidos, type PedidoEntero } from './pedidos-repository.ts';

/**
 * What the delivery notes of these orders say, each once, in the order of `ids`: NO_ENCONTRADO, or
 * REMITO_NO_DISPONIBLE, which names the orders of which nothing is to be delivered.
 */
export async function remitosDePedidos(
  db: Db,
  shop: Shop,
  ids: readonly string[],
): Promise<[Remito, ...Remito[]]> {
  const unique = [...new Set(ids)];
  const found = new Map((await findPedidos(db, unique)).map((entero) => [entero.pedido.pedido_id, entero]));
  const [first, ...others] = unique.flatMap((id) => found.get(id) ?? []);
  if (!first || found.size < unique.length) throw new Problem('NO_ENCONTRADO');
  refuseUndeliverable([first, ...others]);
  return [toRemito(first, shop), ...others.map((entero) => toRemito(entero, shop))];
}

function refuseUndeliverable(enteros: PedidoEntero[]): void {
  const refused = enteros.filter(({ pedido }) => !ESTADOS_VENDIDOS.includes(pedido.estado_pedido));
  if (refused.length === 0) return;
  throw new Problem(
    'REMITO_NO_DISPONIBLE',
    refused.map(({ pedido }) => ({
      field: 'pedidoIds',
      message: `El remito del pedido N.º ${pedido.numero} no está disponible.`,
    })),
  );
}

const toRemito = ({ pedido, usuario, detalles }: PedidoEntero, shop: Shop): Remito => ({
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
});
