import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Pedido, PedidoDelPanel } from 'api-client/backoffice';
import type { ReactNode } from 'react';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { layout } from 'ui-kit/theme/tokens';
import { ShortDate } from '../../shared/short-date.tsx';
import { COLUMNA_NAMES, COLUMNA_TEXTS, type Columna, isMore, type MoreColumna } from './columnas/columnas.ts';
import { marksOf } from './columnas/marks.ts';
import { EstadoMenu } from './estado-menu.tsx';
import { PedidoActions } from './pedido-actions.tsx';
import { PedidoLink } from './pedido-link.tsx';
import type { PedidosRoom } from './use-pedidos-room.ts';

type Column = DataColumn<PedidoDelPanel>;

/** The longest of each, in px, so that no column moves between pages and filters; the client has the rest. */
const WIDTHS = { fecha: 150, total: 170, both: 145, estado: 240 };

/** The same of what may be chosen besides. */
const MORE_WIDTHS: Record<MoreColumna, number> = {
  asignado: 130,
  etiquetas: 140,
  notas: 80,
  empaque: 90,
  remito: 135,
};

const Words = styled('span')({ overflowWrap: 'anywhere' });

const Total = ({ pedido }: { pedido: Pedido }) => (
  <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
    {formatMoney(pedido.total_precio)}
  </Box>
);

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

/** Both in one column, where there is no room for two; on a tablet's card side by side. */
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

const Small = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" color="textSecondary">
    {children}
  </Typography>
);

/** As high as the line of smaller words that it ends. */
const TotalOnCard = ({ pedido }: { pedido: Pedido }) => (
  <Box component="span" sx={{ typography: 'button' }}>
    <Total pedido={pedido} />
  </Box>
);

/** Its longest is one line of a row. */
const Estado = styled('div')(({ theme }) => ({
  minWidth: layout.status,
  maxWidth: '100%',
  [theme.breakpoints.up('md')]: { whiteSpace: 'nowrap' },
}));

/** Those that were chosen besides and have room, each a column of its own; of the others its client's cell tells. */
function fittingIn({ forMore }: PedidosRoom, chosen: readonly Columna[]): MoreColumna[] {
  let left = forMore;
  return chosen.filter(isMore).filter((columna) => {
    left -= MORE_WIDTHS[columna];
    return left >= 0;
  });
}

const more = (columna: MoreColumna): Column => ({
  key: columna,
  header: COLUMNA_NAMES[columna],
  width: MORE_WIDTHS[columna],
  cell: (pedido) => <Words>{COLUMNA_TEXTS[columna](pedido) || '—'}</Words>,
});

/** What an order's row shows where these are chosen: whose it is and its status always. */
export function pedidosColumns(room: PedidosRoom, chosen: readonly Columna[]): readonly Column[] {
  const fitting = fittingIn(room, chosen);
  const dense = room.iconsOnly || fitting.length > 0;
  const [hasFecha, hasTotal] = [chosen.includes('fecha'), chosen.includes('total')];
  const actions = (pedido: Pedido) => (
    <PedidoActions pedido={pedido} iconsOnly={room.cards || dense} linked={room.cards} />
  );
  /** On a card date and total stand beside whose it is: with a line of their own fewer orders would be in sight. */
  const ownFigures =
    dense && hasFecha && hasTotal
      ? [totalAndFecha]
      : [...(hasFecha ? [fecha] : []), ...(hasTotal ? [total] : [])];
  const tellsPacked = !fitting.includes('empaque');
  const told = chosen.filter((columna) => !fitting.some((own) => own === columna));
  return [
    {
      key: 'cliente',
      header: 'Cliente',
      phone: 'title',
      cell: (pedido) => (
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PedidoLink
            pedido={pedido}
            marks={marksOf(pedido, told, fitting)}
            packed={tellsPacked && !room.cards}
            ends={
              room.cards
                ? [
                    hasFecha && (
                      <Small>
                        <ShortDate iso={pedido.fecha_pedido} />
                      </Small>
                    ),
                    hasTotal && <TotalOnCard pedido={pedido} />,
                  ]
                : undefined
            }
          />
        </Box>
      ),
    },
    ...fitting.map(more),
    ...(room.cards ? [] : ownFigures),
    {
      key: 'estado',
      header: 'Estado',
      width: WIDTHS.estado,
      phone: 'line',
      cell: (pedido) => (
        <Estado>
          <EstadoMenu pedido={pedido} />
          {room.cards && tellsPacked && pedido.bultos && <Small>Empacado</Small>}
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
            phone: room.cards ? 'tools' : 'line',
            cell: actions,
          } satisfies Column,
        ]),
  ];
}
