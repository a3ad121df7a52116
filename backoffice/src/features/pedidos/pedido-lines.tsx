import { styled } from '@mui/material/styles';
import type { DetalleConPedido } from 'api-client/backoffice';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { descuentoText } from './line-text.ts';

/** An amount stays on one line, however narrow its column. */
const Amount = styled('span')({ whiteSpace: 'nowrap' });

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
  cell: (line) => <Amount>{formatMoney(line.precio_unitario)}</Amount>,
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
  cell: (line) => (
    <Amount>
      <strong>{formatMoney(line.total_precio)}</strong>
    </Amount>
  ),
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
