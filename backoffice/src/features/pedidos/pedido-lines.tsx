import type { DetalleConPedido } from 'api-client/backoffice';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { descuentoText } from './linea-text.ts';

const producto: DataColumn<DetalleConPedido> = {
  key: 'producto',
  header: 'Producto',
  phone: 'title',
  cell: (line) => line.producto.nombre,
};

const cantidad: DataColumn<DetalleConPedido> = {
  key: 'cantidad',
  header: 'Cantidad',
  align: 'right',
  cell: (line) => line.cantidad,
};

const precioUnitario: DataColumn<DetalleConPedido> = {
  key: 'precio_unitario',
  header: 'Precio unitario',
  align: 'right',
  cell: (line) => formatMoney(line.precio_unitario),
};

const descuento: DataColumn<DetalleConPedido> = {
  key: 'descuento',
  header: 'Descuento',
  align: 'right',
  cell: (line) => (line.descuento > 0 ? descuentoText(line.descuento) : '—'),
};

const precioTotal: DataColumn<DetalleConPedido> = {
  key: 'total_precio',
  header: 'Precio total',
  align: 'right',
  cell: (line) => <strong>{formatMoney(line.total_precio)}</strong>,
};

/** The order's lines; without a column of discounts when there are none. */
export function PedidoLines({ lines }: { lines: readonly DetalleConPedido[] }) {
  const discounts = lines.some((line) => line.descuento > 0);
  return (
    <DataTable
      label="Productos del pedido"
      columns={[producto, cantidad, precioUnitario, ...(discounts ? [descuento] : []), precioTotal]}
      rows={lines}
      rowKey={(line) => line.detalles_pedidos_id}
    />
  );
}
