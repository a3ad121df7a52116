import { TIME_ZONE } from 'api-client/contract';
import { askedOf } from 'api-client/contract/entrega-text';
import { csvImporte } from '../../shared/csv.ts';
import { formatCuit } from '../../shared/format-cuit.ts';
import type { LineaOfPlanilla, PedidoOfPlanilla } from './planillas-repository.ts';

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** '22/11/2026 14:05', which a spreadsheet takes for a date. */
const fechaText = (fecha: Date) => moment.format(fecha).replace(',', '');

const nameText = (nombre: string | null, apellido: string | null) =>
  `${nombre ?? ''} ${apellido ?? ''}`.trim();

const PEDIDO_HEADS = ['Pedido', 'Fecha', 'Estado', 'Comercio', 'Cliente', 'CUIT'] as const;

export const PEDIDOS_HEADS = [...PEDIDO_HEADS, 'Total', 'A cargo de', 'Etiquetas'];
export const PRODUCTOS_HEADS = [
  ...PEDIDO_HEADS,
  ...['Producto', 'Cantidad pedida', 'Cantidad', 'Precio unitario', 'Descuento %', 'Total'],
];

const cellsOf = (pedido: PedidoOfPlanilla): string[] => [
  String(pedido.numero),
  fechaText(pedido.fecha_pedido),
  pedido.estado_pedido.replace('_', ' ').toUpperCase(),
  pedido.nombre_comercio,
  nameText(pedido.nombre, pedido.apellido),
  formatCuit(String(pedido.dni)),
];

/** An order in one row. */
export const toPedidoRow = (pedido: PedidoOfPlanilla): string[] => [
  ...cellsOf(pedido),
  csvImporte(pedido.total_precio),
  nameText(pedido.asignadoNombre, pedido.asignadoApellido),
  pedido.etiquetas.join(', '),
];

/** A line of it in one row. */
export const toLineaRow = (pedido: PedidoOfPlanilla, linea: LineaOfPlanilla): string[] => [
  ...cellsOf(pedido),
  linea.producto_nombre,
  String(askedOf(linea)),
  String(linea.cantidad),
  csvImporte(linea.precio_unitario),
  String(linea.descuento).replace('.', ','),
  csvImporte(linea.total_linea),
];
