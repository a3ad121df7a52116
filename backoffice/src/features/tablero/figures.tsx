import Skeleton from '@mui/material/Skeleton';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GananciaPorCategoria } from 'api-client/backoffice';
import { BarChart } from 'ui-kit/bar-chart';
import { DoughnutChart } from 'ui-kit/doughnut-chart';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoneyShort } from 'ui-kit/money';
import { StatCard } from 'ui-kit/stat-card';
import { least, line, shape, touchTarget } from 'ui-kit/theme/tokens';
import { VisuallyHidden } from 'ui-kit/visually-hidden';
import { unitsText } from '../../shared/units-text.ts';
import type { Periodo } from './queries.ts';
import { placeOfToday, shareOf, sum, toPoints, type useTablero } from './tablero.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .tienda-full-width': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(6) },
}));

const WORDS = {
  semana: { before: 'la semana anterior', nothing: 'No hay productos vendidos en esta semana' },
  mes: { before: 'el mes anterior', nothing: 'No hay productos vendidos en este mes' },
} as const;

const NO_DATA = { labels: [], data: [] };

interface FiguresProps {
  periodo: Periodo;
  tablero: ReturnType<typeof useTablero>;
}

/** Earnings, units, chart and categories, with skeletons while loading. */
export function Figures({ periodo, tablero }: FiguresProps) {
  const words = WORDS[periodo];
  const { ganancias, gananciasBefore, vendidos, vendidosBefore, cantidades, categorias } = tablero;
  const total = sum(ganancias.data?.data ?? []);
  const isEmpty = vendidos.data?.total === 0;
  // Labels like 'Semana 1' are too wide for a tablet.
  const narrow = useMediaQuery(useTheme().breakpoints.down(periodo === 'mes' ? 'lg' : 'sm'));
  const points = toPoints(
    ganancias.data ?? NO_DATA,
    gananciasBefore.data ?? NO_DATA,
    placeOfToday(periodo),
    narrow,
  );
  const gananciasLoading = !ganancias.data || !gananciasBefore.data;
  // Without sales in both periods the text replaces the chart.
  const withChart =
    gananciasLoading ||
    !isEmpty ||
    points.some(({ value, previous = 0 }) => (value ?? 0) > 0 || previous > 0);
  return (
    <Grid>
      <StatCard
        label="Total Ganancias"
        value={total}
        format={formatMoneyShort}
        previous={gananciasBefore.data && sum(gananciasBefore.data.data)}
        previousPeriod={words.before}
        loading={gananciasLoading}
      />
      <StatCard
        label="Total Productos"
        value={vendidos.data?.total ?? 0}
        format={unitsText}
        previous={vendidosBefore.data?.total}
        previousPeriod={words.before}
        loading={!vendidos.data || !vendidosBefore.data}
      />
      {withChart && (
        <div className="tienda-full-width">
          <BarChart
            title="Ganancias"
            points={points}
            suggestedMax={800}
            loading={gananciasLoading}
            texts={{
              empty: words.nothing,
              label: periodo === 'semana' ? 'Día' : 'Semana',
              previous: periodo === 'semana' ? 'Semana anterior' : 'Mes anterior',
            }}
          />
        </div>
      )}
      {isEmpty ? (
        <div className="tienda-full-width">
          <EmptyState title={words.nothing} />
        </div>
      ) : (
        <>
          <TopCategorias categorias={categorias.data} total={total} />
          <DoughnutChart
            title="Cantidad por categoría"
            // Not 'Total': the card above counts each product once.
            texts={{ total: 'Suma por categoría', empty: words.nothing }}
            note="Un producto de varias categorías cuenta en cada una."
            items={(cantidades.data?.categoria ?? []).map((label, place) => ({
              label,
              quantity: cantidades.data?.cantidad[place] ?? 0,
            }))}
            loading={!cantidades.data}
          />
        </>
      )}
    </Grid>
  );
}

/** Two columns where both fit eight digits. */
const two = {
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least.amount}, 40%)), 1fr))`,
};

const Cards = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.between('sm', 'md')]: two,
  [theme.breakpoints.up('lg')]: two,
}));

const Card = styled('li')(({ theme }) => ({
  padding: theme.spacing(4),
  border: `${line.thin} ${theme.tokens.palette.divider}`,
  borderRadius: shape.card,
  background: theme.tokens.palette.background.paper,
  overflowWrap: 'anywhere',
  '& > strong': { ...theme.typography.price, display: 'block', whiteSpace: 'nowrap' },
  '& > span': { ...theme.typography.body2, color: theme.tokens.palette.text.secondary },
}));

/** Skeleton cards. */
const MAX_SHOWN = 6;

interface TopCategoriasProps {
  /** Highest first; undefined while loading. */
  categorias: readonly GananciaPorCategoria[] | undefined;
  /** The period's earnings in pesos. */
  total: number;
}

/** The categories with the highest earnings, and their share. */
function TopCategorias({ categorias, total }: TopCategoriasProps) {
  return (
    <section aria-labelledby="top-categorias" aria-busy={!categorias}>
      {/* Same size as the charts' titles on the same line. */}
      <Typography
        id="top-categorias"
        component="h2"
        variant="h4"
        sx={{ display: 'flex', alignItems: 'center', minHeight: touchTarget, mb: 2 }}
      >
        Top categorías en ventas
      </Typography>
      <Cards>
        {categorias
          ? categorias.slice(0, MAX_SHOWN).map(({ categoria, ganancia }) => (
              <Card key={categoria}>
                {categoria}
                <strong>{formatMoneyShort(ganancia)}</strong>
                <span>{shareOf(ganancia, total)} de las ganancias</span>
              </Card>
            ))
          : Array.from({ length: MAX_SHOWN }, (_, place) => `card-${place}`).map((key) => (
              <Card key={key} aria-hidden>
                <Skeleton width="60%" />
                <strong>
                  <Skeleton width="80%" />
                </strong>
                <Skeleton width="70%" />
              </Card>
            ))}
      </Cards>
      {!categorias && <VisuallyHidden role="status">Cargando categorías…</VisuallyHidden>}
    </section>
  );
}
