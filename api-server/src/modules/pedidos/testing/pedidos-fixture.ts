import { asc, eq } from 'drizzle-orm';
import { pedidosCambios } from '../../../db/schema/pedidos.ts';
import { call } from '../../../testing/call.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { PedidoConDetalles } from '../mapper.ts';

/** Answer of an endpoint about orders: success or error. */
export type Answered = PedidoConDetalles & {
  /** Delivery data of the line. */
  sin_stock?: string[];
  code: string;
  message: string;
  details: { field: string; message: string; actual?: unknown }[];
};

/** A line as the apps send it; the product's price is stored in cents. */
export const linea = (producto: { producto_id: string; precio: number }, cantidad = 1) => ({
  producto_id: producto.producto_id,
  cantidad,
  precio_unitario: producto.precio / 100,
});

export type Order = { usuarioId: string; detalles: unknown; token: string; key?: string };

export const placeOrder = ({ app }: TestApp, { usuarioId, detalles, token, key }: Order) =>
  call<Answered>(app, 'POST', '/pedidos', {
    token,
    body: { usuarioId, detalles },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });

/** Returns the order's history, oldest first. */
export const historyOf = ({ database }: TestApp, pedidoId: string) =>
  database.db
    .select({
      tipo: pedidosCambios.tipo,
      datos: pedidosCambios.datos,
      usuario_id: pedidosCambios.usuario_id,
      fecha: pedidosCambios.fecha,
    })
    .from(pedidosCambios)
    .where(eq(pedidosCambios.pedido_id, pedidoId))
    .orderBy(asc(pedidosCambios.fecha));
