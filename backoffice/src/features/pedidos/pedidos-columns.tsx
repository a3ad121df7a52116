import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Pedido } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { layout } from 'ui-kit/theme/tokens';
import { ShortDate } from '../../shared/short-date.tsx';
import { EstadoMenu } from './estado-menu.tsx';
import { PedidoActions } from './pedido-actions.tsx';
import { PedidoLink } from './pedido-link.tsx';
import { EditingLine } from './presencias/editing-line.tsx';
import type { PedidosRoom } from './use-pedidos-room.ts';

type Column = DataColumn<Pedido>;

/** The longest of each, in px, so that no column moves between pages and filters; the client has the rest. */
const WIDTHS = { fecha: 150, total: 170, both: 145, estado: 240 };

const Total = ({ pedido }: { pedido: Pedido }) => (
  <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
    {formatMoney(pedido.total_precio)}
  </Box>
);

const cliente: Column = {
  key: 'cliente',
  header: 'Cliente',
  phone: 'title',
  cell: (pedido) => (
    <>
      <PedidoLink pedido={pedido} />
      <EditingLine pedido_id={pedido.pedido_id} />
    </>
  ),
};

const fecha: Column = {
  key: 'fecha',
  header: 'Fecha',
  width: WIDTHS.fecha,
  cell: ({ fecha_pedido }) => <ShortDate iso={fecha_pedido} />,
};

const total: Column = {
  key: 'total',
  header: 'Total',
  width: WIDTHS.total,
  align: 'right',
  cell: (pedido) => <Total pedido={pedido} />,
};

/** Both in one column, where there is no room for two; on a card side by side. */
const totalAndFecha: Column = {
  key: 'total-fecha',
  header: 'Total y fecha',
  width: WIDTHS.both,
  align: 'right',
  phone: 'line',
  cell: (pedido) => (
    <>
      <Total pedido={pedido} />
      <Typography variant="body2" color="textSecondary">
        <ShortDate iso={pedido.fecha_pedido} />
      </Typography>
    </>
  ),
};

/** Its longest is one line of a row. */
const Estado = styled('div')(({ theme }) => ({
  minWidth: layout.status,
  maxWidth: '100%',
  [theme.breakpoints.up('md')]: { whiteSpace: 'nowrap' },
}));

export function pedidosColumns(room: PedidosRoom): readonly Column[] {
  const actions = (pedido: Pedido) => <PedidoActions pedido={pedido} iconsOnly={room.iconsOnly} />;
  return [
    cliente,
    ...(room.iconsOnly || room.cards ? [totalAndFecha] : [fecha, total]),
    {
      key: 'estado',
      header: 'Estado',
      width: WIDTHS.estado,
      phone: 'line',
      cell: (pedido) => (
        <Estado>
          <EstadoMenu pedido={pedido} />
          {room.actionsUnderStatus && actions(pedido)}
        </Estado>
      ),
    },
    ...(room.actionsUnderStatus
      ? []
      : [
          {
            key: 'actions',
            header: 'Acciones',
            hideHeader: true,
            width: 'fit',
            align: 'right',
            phone: 'line',
            cell: actions,
          } satisfies Column,
        ]),
  ];
}
