import type { DetalleConPedido, Notificacion, Pedido, PedidosPage, Usuario } from 'api-client/backoffice';

/** Returns a fixed UUID for each number. */
export const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const pedido = (n: number, more: Partial<Pedido> = {}): Pedido => ({
  pedido_id: id(n),
  numero: n,
  total_precio: 54_321.5,
  fecha_pedido: '2026-03-05T17:05:00.000Z',
  estado_pedido: 'esperando_aprobacion',
  usuario: { usuario_id: id(900), nombre: 'Ana', apellido: 'Pérez', nombre_comercio: 'Almacén Ana' },
  version: 3,
  ...more,
});

/** Returns a page of orders; `total` counts all pages. */
export const pedidosPage = (pedidos: Pedido[], total = pedidos.length): PedidosPage => ({
  pedidos,
  total,
  importe: pedidos.reduce((sum, { total_precio }) => sum + total_precio, 0),
});

export const linea = (n: number, of: Pedido, more: Partial<DetalleConPedido> = {}): DetalleConPedido => ({
  detalles_pedidos_id: id(5000 + n),
  producto: { producto_id: id(6000 + n), nombre: `Almendra ${n}`, precio: 1000 },
  cantidad: 4,
  precio_unitario: 1000.5,
  descuento: 0,
  total_precio: 4002,
  pedido: of,
  ...more,
});

export const usuario = (n: number, more: Partial<Usuario> = {}): Usuario => ({
  usuario_id: id(n),
  nombre: 'Bruno',
  apellido: `Gómez ${n}`,
  dni: 20_123_456_789,
  nombre_comercio: 'Dietética Bruno',
  telefono: '11 5555 0000',
  dom_fiscal: 'Calle 1',
  email: `bruno${n}@tienda.test`,
  dado_de_alta: true,
  esta_activo: true,
  roles: ['usuario'],
  version: 2,
  ...more,
});

export const notificacion = (n: number, more: Partial<Notificacion> = {}): Notificacion => ({
  notificacion_id: id(7000 + n),
  tipo: 'pedido',
  mensaje: `Nuevo pedido ${n}`,
  referencia_id: id(n),
  fecha: '2026-03-05T17:05:00.000Z',
  esta_activo: true,
  ...more,
});
