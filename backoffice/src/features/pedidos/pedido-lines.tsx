import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { DetalleConPedido } from 'api-client/backoffice';
import { cantidadText } from 'api-client/backoffice-entrega';
import { useMemo } from 'react';
import { type DataColumn, DataTable } from 'ui-kit/data-table';
import { lateView } from 'ui-kit/late-view';
import { formatMoney } from 'ui-kit/money';
import { percentText } from '../../shared/percent-text.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { codigoText, notaText } from './cliente-nota.tsx';
import type { EntregaDialogProps } from './entrega/entrega-dialog.tsx';
import { type Lines, staffText } from './entrega/lines.ts';
import { hasRemito } from './estado.ts';
import { figuresText, motivoText } from './line-text.ts';

const dialog = lateView(async () => (await import('./entrega/entrega-dialog.tsx')).EntregaDialog);

/** Records a line's delivered quantity. A replacement is recorded on the line it replaces. */
function EntregaAction({ line, lines }: { line: DetalleConPedido; lines: Lines }) {
  const { subject, openFor, close, Dialog } = useLazyDialog<true, EntregaDialogProps>(dialog);
  if (line.reemplaza_a) return null;
  return (
    <>
      <IconButton
        aria-label={`Entrega: ${line.producto.nombre}`}
        title="Entrega"
        onClick={() => openFor(true)}
      >
        <LocalShippingOutlined />
      </IconButton>
      {Dialog && subject && <Dialog line={line} lines={lines} onClose={close} />}
    </>
  );
}

/** Keeps an amount on one line. */
const Amount = styled('span')({ whiteSpace: 'nowrap' });

const Total = ({ line }: { line: DetalleConPedido }) => (
  <Amount>
    <strong>{formatMoney(line.total_precio)}</strong>
  </Amount>
);

/** On a card: '5 × $ 1.000,50, menos 10 %', and the line's total at the end. */
const figures: DataColumn<DetalleConPedido> = {
  key: 'cifras',
  header: 'Cantidad y precio',
  hideHeader: true,
  phone: 'line',
  cell: (line) => (
    <>
      <span>{figuresText(line)}</span>
      <Total line={line} />
    </>
  ),
};

const productoOf = (lines: readonly DetalleConPedido[]): DataColumn<DetalleConPedido> => ({
  key: 'producto',
  header: 'Producto',
  phone: 'title',
  cell: (line) => {
    const entrega = staffText(lines, line);
    const motivo = motivoText(line);
    const nota = notaText(line.nota);
    const codigo = codigoText(line.producto.codigo);
    return (
      <div>
        {line.producto.nombre}
        {codigo && <SecondLine>{codigo}</SecondLine>}
        {motivo && <SecondLine>{motivo}</SecondLine>}
        {entrega && <SecondLine>{entrega}</SecondLine>}
        {nota && <SecondLine>{nota}</SecondLine>}
      </div>
    );
  },
});

const cantidad: DataColumn<DetalleConPedido> = {
  key: 'cantidad',
  header: 'Cantidad',
  align: 'right',
  cell: (line) => cantidadText(line.cantidad),
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
  cell: (line) => (line.descuento > 0 ? percentText(line.descuento) : '—'),
};

const precioTotal: DataColumn<DetalleConPedido> = {
  key: 'total_precio',
  header: 'Precio total',
  align: 'right',
  cell: (line) => <Total line={line} />,
};

const entregaOf = (lines: readonly DetalleConPedido[]): DataColumn<DetalleConPedido> => ({
  key: 'entrega',
  header: 'Entrega',
  hideHeader: true,
  align: 'right',
  width: 'fit',
  phone: 'tools',
  cell: (line) => <EntregaAction line={line} lines={lines} />,
});

/** The order's lines; the discount column only with discounts, the delivery button only for sold orders. */
export function PedidoLines({ lines }: { lines: readonly DetalleConPedido[] }) {
  const discounts = lines.some((line) => line.descuento > 0);
  const sold = lines.some(({ pedido }) => hasRemito(pedido));
  const { showsCards } = useRowLayout();
  const columns = useMemo(
    () => [
      productoOf(lines),
      ...(showsCards
        ? [figures]
        : [cantidad, precioUnitario, ...(discounts ? [descuento] : []), precioTotal]),
      ...(sold ? [entregaOf(lines)] : []),
    ],
    [lines, showsCards, discounts, sold],
  );
  return (
    <DataTable
      label="Productos del pedido"
      columns={columns}
      rows={lines}
      rowKey={(line) => line.detalles_pedidos_id}
    />
  );
}
