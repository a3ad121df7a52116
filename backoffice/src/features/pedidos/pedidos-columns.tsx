import Box from '@mui/material/Box';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Pedido, PedidoDelPanel } from 'api-client/backoffice';
import { type ReactNode, useMemo } from 'react';
import type { DataColumn } from 'ui-kit/data-table';
import { formatMoney } from 'ui-kit/money';
import { cachedElement } from 'ui-kit/theme/cached-element';
import { layout as sizes } from 'ui-kit/theme/tokens';
import { ShortDate } from '../../shared/short-date.tsx';
import { type RowLayout, useRowLayout } from '../../shared/use-row-layout.ts';
import { COLUMNA_NAMES, COLUMNA_TEXTS, type Columna, isMore, type MoreColumna } from './columnas/columnas.ts';
import { listMarks } from './columnas/marks.ts';
import { EstadoMenu } from './estado-menu.tsx';
import { PedidoActions, PedidoLink } from './pedido-cells.tsx';

interface PedidosLayout extends RowLayout {
  /** On tablets the actions are below the status, which leaves space for the customer's name. */
  actionsUnderStatus: boolean;
  /** Pixels left for optional columns; cards have a line for each. */
  forMore: number;
}

/** Pixels left beside the menu, the usual columns and the customer's name, by window width. */
const FOR_MORE = [
  [1840, 580],
  [1680, 430],
  [1366, 200],
] as const;

/** Three actions, a checkbox and the longest status: labels beside icons need a wider window. */
export function usePedidosLayout(): PedidosLayout {
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.between('md', 1680));
  const tablet = useMediaQuery(breakpoints.between('md', 'lg'));
  const [widest, wide, laptop] = FOR_MORE.map(([width]) => breakpoints.up(width));
  const has = [useMediaQuery(widest ?? ''), useMediaQuery(wide ?? ''), useMediaQuery(laptop ?? '')];
  const forMore = FOR_MORE[has.indexOf(true)]?.[1] ?? 0;
  const layout = useRowLayout();
  return useMemo(
    () => ({
      ...layout,
      showsIconsOnly: narrow,
      actionsUnderStatus: tablet,
      forMore: layout.showsCards ? Infinity : forMore,
    }),
    [layout, narrow, tablet, forMore],
  );
}

type Column = DataColumn<PedidoDelPanel>;

/**
 * The widest content of each column in px, so that columns do not move between pages; the customer's column
 * takes the rest.
 */
const WIDTHS = { fecha: 150, total: 170, both: 145, estado: 240 };

/** The same for optional columns. */
const MORE_WIDTHS: Record<MoreColumna, number> = {
  asignado: 130,
  etiquetas: 140,
  notas: 80,
  empaque: 90,
  remito: 135,
};

const Words = styled('span')({ overflowWrap: 'anywhere' });

const Total = ({ pedido }: { pedido: Pedido }) => (
  <strong style={{ whiteSpace: 'nowrap' }}>{formatMoney(pedido.total_precio)}</strong>
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

const FechaUnder = cachedElement('p', ({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.tokens.palette.text.secondary,
}));

/** Total and date in one column where two don't fit; on tablet cards side by side. */
const totalAndFecha: Column = {
  key: 'total-fecha',
  header: 'Total y fecha',
  width: WIDTHS.both,
  align: 'right',
  phone: 'line',
  cell: (pedido) => (
    <>
      <Total pedido={pedido} />
      <FechaUnder>
        <ShortDate iso={pedido.fecha_pedido} />
      </FechaUnder>
    </>
  ),
};

const Small = ({ children }: { children: ReactNode }) => (
  <Typography component="span" variant="body2" color="textSecondary">
    {children}
  </Typography>
);

/** As high as the small text on the same line. */
const TotalOnCard = ({ pedido }: { pedido: Pedido }) => (
  <Box component="span" sx={{ typography: 'button' }}>
    <Total pedido={pedido} />
  </Box>
);

/** The longest status fits on one line. */
const Estado = cachedElement('div', ({ theme }) => ({
  minWidth: sizes.status,
  maxWidth: '100%',
  [theme.breakpoints.up('md')]: { whiteSpace: 'nowrap' },
}));

/** Returns the chosen optional columns that fit; the customer's cell shows the others. */
function selectFitting({ forMore }: PedidosLayout, columnas: readonly Columna[]): MoreColumna[] {
  let widthLeft = forMore;
  return columnas.filter(isMore).filter((columna) => {
    widthLeft -= MORE_WIDTHS[columna];
    return widthLeft >= 0;
  });
}

const moreColumn = (columna: MoreColumna): Column => ({
  key: columna,
  header: COLUMNA_NAMES[columna],
  width: MORE_WIDTHS[columna],
  cell: (pedido) => <Words>{COLUMNA_TEXTS[columna](pedido) || '—'}</Words>,
});

/** Returns the columns of the list; customer and status are always included. */
export function pedidosColumns(layout: PedidosLayout, columnas: readonly Columna[]): readonly Column[] {
  const fitting = selectFitting(layout, columnas);
  const dense = layout.showsIconsOnly || fitting.length > 0;
  const [hasFecha, hasTotal] = [columnas.includes('fecha'), columnas.includes('total')];
  const actions = (pedido: Pedido) => (
    <PedidoActions pedido={pedido} iconsOnly={layout.showsCards || dense} linked={layout.showsCards} />
  );
  /** On a card date and total are beside the customer: a line of their own would show fewer orders. */
  const ownFigures =
    dense && hasFecha && hasTotal
      ? [totalAndFecha]
      : [...(hasFecha ? [fecha] : []), ...(hasTotal ? [total] : [])];
  const tellsPacked = !fitting.includes('empaque');
  const shownInMarks = columnas.filter((columna) => !fitting.some((own) => own === columna));
  return [
    {
      key: 'cliente',
      header: 'Cliente',
      phone: 'title',
      cell: (pedido) => (
        <div style={{ flex: 1, minWidth: 0 }}>
          <PedidoLink
            pedido={pedido}
            marks={listMarks(pedido, shownInMarks, fitting)}
            packed={tellsPacked && !layout.showsCards}
            ends={
              layout.showsCards
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
        </div>
      ),
    },
    ...fitting.map(moreColumn),
    ...(layout.showsCards ? [] : ownFigures),
    {
      key: 'estado',
      header: 'Estado',
      width: WIDTHS.estado,
      phone: 'line',
      cell: (pedido) => (
        <Estado>
          <EstadoMenu pedido={pedido} />
          {layout.showsCards && tellsPacked && pedido.bultos && <Small>Empacado</Small>}
          {layout.actionsUnderStatus && actions(pedido)}
        </Estado>
      ),
    },
    ...(layout.actionsUnderStatus
      ? []
      : [
          {
            key: 'actions',
            header: 'Acciones',
            hideHeader: true,
            width: 'fit',
            align: 'right',
            phone: layout.showsCards ? 'tools' : 'line',
            cell: actions,
          } satisfies Column,
        ]),
  ];
}
