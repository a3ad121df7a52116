import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Pedido } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { layout } from 'ui-kit/theme/tokens';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import type { RowRoom } from '../../shared/use-row-room.ts';
import { clienteDe } from './estado.ts';
import { EstadoMenu } from './estado-menu.tsx';
import { PedidoActions } from './pedido-actions.tsx';

type Column = DataColumn<Pedido>;

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
    <Box sx={{ minWidth: 0 }}>
      {clienteDe(pedido)}
      <SecondLine>{`n.º ${pedido.numero} · ${pedido.usuario.nombre_comercio}`}</SecondLine>
    </Box>
  ),
};

const fecha: Column = {
  key: 'fecha',
  header: 'Fecha',
  cell: ({ fecha_pedido }) => <ShortDate iso={fecha_pedido} />,
};

const total: Column = {
  key: 'total',
  header: 'Total',
  align: 'right',
  cell: (pedido) => <Total pedido={pedido} />,
};

/** Both in one column, where there is no room for two. */
const totalYFecha: Column = {
  key: 'total-fecha',
  header: 'Total y fecha',
  align: 'right',
  cell: (pedido) => (
    <>
      <Total pedido={pedido} />
      <Typography variant="body2" color="text.secondary">
        <ShortDate iso={pedido.fecha_pedido} />
      </Typography>
    </>
  ),
};

/** @param volver address of the list as it stands, to come back to from an order. */
export const pedidosColumns = (
  volver: string,
  { iconsOnly, fewColumns }: RowRoom,
): readonly DataColumn<Pedido>[] => [
  cliente,
  ...(fewColumns ? [totalYFecha] : [fecha, total]),
  {
    key: 'estado',
    header: 'Estado',
    cell: (pedido) => (
      <Box sx={{ minWidth: layout.status, whiteSpace: { xs: 'nowrap', md: 'normal', lg: 'nowrap' } }}>
        <EstadoMenu pedido={pedido} />
      </Box>
    ),
  },
  {
    key: 'acciones',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    cell: (pedido) => <PedidoActions pedido={pedido} volver={volver} iconsOnly={iconsOnly} />,
  },
];
