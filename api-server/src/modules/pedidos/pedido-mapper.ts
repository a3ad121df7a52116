import { toPesos } from 'api-client/contract/money';
import type { pedido, pedidoConDetalles } from 'api-client/contract/pedidos';
import type { pedidoDelPanel } from 'api-client/contract/pedidos-query';
import type { detalleConPedido } from 'api-client/contract/pedidos-staff';
import type { z } from 'zod';

import { formatNumero } from '../../shared/format.ts';
import type { Resultado } from './change-estados.ts';
import { entregaOf } from './entrega-mapper.ts';
import type { PanelRow } from './pedidos-list-repository.ts';
import type { DetalleRow, PedidoRow, WholePedido } from './pedidos-repository.ts';

type Pedido = z.input<typeof pedido>;
export type PedidoConDetalles = z.input<typeof pedidoConDetalles>;
type DetalleConPedido = z.input<typeof detalleConPedido>;
type Detalle = PedidoConDetalles['detalles'][number];

type Named = Pick<PedidoRow['usuario'], keyof Pedido['usuario']>;
type Whose = Pick<PedidoRow, 'pedido'> & {
  usuario: Named;
  persona: Omit<Named, 'nombre_comercio'> | null;
};

export const toPedido = ({ pedido, usuario, persona }: Whose): Pedido => ({
  pedido_id: pedido.pedido_id,
  numero: pedido.numero,
  total_precio: toPesos(pedido.total_precio),
  fecha_pedido: pedido.fecha_pedido.toISOString(),
  estado_pedido: pedido.estado_pedido,
  usuario: {
    usuario_id: usuario.usuario_id,
    nombre: usuario.nombre,
    apellido: usuario.apellido,
    nombre_comercio: usuario.nombre_comercio,
  },
  ...(persona && {
    pedido_por: {
      usuario_id: persona.usuario_id,
      nombre: persona.nombre,
      apellido: persona.apellido,
    },
  }),
  ...(pedido.entrega && { entrega: pedido.entrega }),
  version: pedido.version,
  ...(pedido.nota !== null && { nota: pedido.nota }),
});

export const toPedidoDelPanel = ({
  asignado,
  notas,
  propuesta,
  remito,
  ...row
}: PanelRow): z.input<typeof pedidoDelPanel> => ({
  ...toPedido(row),
  asignado,
  etiquetas: row.pedido.etiquetas,
  notas,
  ...(propuesta && { propuesta }),
  bultos: row.pedido.bultos,
  remito: remito === null ? null : formatNumero(remito),
});

/** Uses the product's name at the time of the order, and its current price and code. */
const toDetalle = ({ detalle, precioActual, codigoActual }: DetalleRow): Detalle => ({
  detalles_pedidos_id: detalle.detalles_pedidos_id,
  producto: {
    producto_id: detalle.producto_id,
    nombre: detalle.producto_nombre,
    precio: toPesos(precioActual),
    ...(codigoActual && { codigo: codigoActual }),
  },
  cantidad: detalle.cantidad,
  precio_unitario: toPesos(detalle.precio_unitario),
  descuento: detalle.descuento,
  total_precio: toPesos(detalle.total_precio),
  ...(detalle.nota !== null && { nota: detalle.nota }),
  ...entregaOf(detalle),
});

export const toPedidoConDetalles = (row: WholePedido): PedidoConDetalles => ({
  ...toPedido(row),
  detalles: row.detalles.map(toDetalle),
});

export const toResultado = ({ pedidoId, pedido, refused }: Resultado) => ({
  pedido_id: pedidoId,
  pedido: pedido ? toPedido(pedido) : null,
  code: refused?.code ?? null,
  message: refused?.message ?? null,
});

/** Names the order for the audit log. */
export const asObjeto = ({ pedido_id, numero }: PedidoRow['pedido']) => ({
  tipo: 'pedido' as const,
  id: pedido_id,
  nombre: `N.º ${numero}`,
});

/** Returns each line of an order, with the order's panel data and the customer's contact data. */
export function toDetallesWithPedido(row: WholePedido, inPanel: PanelRow): DetalleConPedido[] {
  const { telefono, dom_fiscal } = row.usuario;
  const pedido = toPedidoDelPanel({ ...inPanel, ...row });
  const contacted = { ...pedido, usuario: { ...pedido.usuario, telefono, dom_fiscal } };
  return row.detalles.map((detalle) => ({ ...toDetalle(detalle), pedido: contacted }));
}
