import { askedOf } from 'api-client/contract/entrega-text';
import { formatCuit } from '../../shared/format-cuit.ts';
import { amount, type Column, decimal, integer, moment, text } from '../../shared/planilla/column.ts';
import type { LineaOfPlanilla, PedidoOfPlanilla } from './planillas-repository.ts';

const nameText = (nombre: string | null, apellido: string | null) =>
  `${nombre ?? ''} ${apellido ?? ''}`.trim();

/** Columns of an order, for rows of orders and rows of lines. */
const ofPedido = <Row>(pedido: (row: Row) => PedidoOfPlanilla): Column<Row>[] => [
  integer('Pedido', (row) => pedido(row).numero),
  moment('Fecha', (row) => pedido(row).fecha_pedido),
  text('Estado', (row) => pedido(row).estado_pedido.replace('_', ' ').toUpperCase()),
  text('Comercio', (row) => pedido(row).nombre_comercio, 30),
  text('Cliente', (row) => nameText(pedido(row).nombre, pedido(row).apellido)),
  text('CUIT', (row) => formatCuit(String(pedido(row).dni)), 15),
];

export const PEDIDO_COLUMNS: readonly Column<PedidoOfPlanilla>[] = [
  ...ofPedido((pedido: PedidoOfPlanilla) => pedido),
  amount('Total', ({ total_precio }) => total_precio),
  text('A cargo de', ({ asignadoNombre, asignadoApellido }) => nameText(asignadoNombre, asignadoApellido)),
  text('Etiquetas', ({ etiquetas }) => etiquetas.join(', ')),
];

export interface LineaOfPedido {
  pedido: PedidoOfPlanilla;
  linea: LineaOfPlanilla;
}

export const LINEA_COLUMNS: readonly Column<LineaOfPedido>[] = [
  ...ofPedido(({ pedido }: LineaOfPedido) => pedido),
  text('Producto', ({ linea }) => linea.producto_nombre, 40),
  integer('Cantidad pedida', ({ linea }) => askedOf(linea)),
  integer('Cantidad', ({ linea }) => linea.cantidad),
  amount('Precio unitario', ({ linea }) => linea.precio_unitario),
  decimal('Descuento %', ({ linea }) => linea.descuento),
  amount('Total', ({ linea }) => linea.total_linea),
];
