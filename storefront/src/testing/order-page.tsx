/** Opens the page of the customer's own order, for tests of that page. */
import { screen } from '@testing-library/react';
import type { MiPedidoCambio, PedidoConDetalles } from 'api-client/storefront';
import { pedido, producto, uuid } from './data.ts';
import type { Handlers } from './fake-api.ts';
import { customer, openPage } from './render-app.tsx';

type Line = PedidoConDetalles['detalles'][number];

export const line = (product: number, fields: Partial<Line> = {}): Line => ({
  detalles_pedidos_id: uuid(product, 'd'),
  producto: { producto_id: uuid(product), nombre: `Producto ${product}`, precio: 1000 + product },
  cantidad: 10,
  precio_unitario: 1000 + product,
  descuento: 0,
  total_precio: 10 * (1000 + product),
  ...fields,
});
export const order = (fields: Partial<PedidoConDetalles> = {}): PedidoConDetalles => ({
  ...pedido,
  pedido_id: uuid(1, '9'),
  numero: 412,
  estado_pedido: 'enviado',
  detalles: [line(1), line(2), line(3)],
  ...fields,
});
export const step = (place: number, fields: Partial<MiPedidoCambio>): MiPedidoCambio => ({
  cambio_id: uuid(place, '7'),
  fecha: new Date().toISOString(),
  tipo: 'estado',
  estado_antes: null,
  estado_despues: null,
  lineas: [],
  ...fields,
});
export const createdStep = step(0, { tipo: 'creado', estado_despues: 'esperando_aprobacion' });
export const received = (falta: string | null) => step(9, { tipo: 'recepcion', falta });

export async function openOrder(handlers: Handlers = {}) {
  const opened = await openPage(`/mis-pedidos/${uuid(1, '9')}`, customer, {
    'GET /mis-pedidos/:id': () => order(),
    'GET /mis-pedidos/:id/historial': () => [createdStep],
    'GET /mis-pedidos/:id/propuesta': () => ({ propuesta: null }),
    'GET /productos/varios': () => ({ productos: [1, 2, 3].map((number) => producto(number)), total: 3 }),
    ...handlers,
  });
  await screen.findByRole('article', { name: 'Pedido n.º 412' });
  return opened;
}
