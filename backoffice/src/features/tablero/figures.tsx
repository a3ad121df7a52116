import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from 'ui-kit/bar-chart';
import { DoughnutChart } from 'ui-kit/doughnut-chart';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoneyShort } from 'ui-kit/money';
import { StatCard } from 'ui-kit/stat-card';
import { placeOfToday, pointsOf, sum } from './tablero.ts';
import type { Periodo } from './tablero-search.ts';
import { TopCategorias } from './top-categorias.tsx';
import type { useTablero } from './use-tablero.ts';

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

const NOTHING = { labels: [], data: [] };

export interface FiguresProps {
  periodo: Periodo;
  tablero: ReturnType<typeof useTablero>;
}

/** Earnings, units, chart and categories, with skeletons while loading. */
export function Figures({ periodo, tablero }: FiguresProps) {
  const words = WORDS[periodo];
  const { ganancias, gananciasBefore, vendidos, vendidosBefore, cantidades, categorias } = tablero;
  const total = sum(ganancias.data?.data ?? []);
  const nothing = vendidos.data?.total === 0;
  // Labels like 'Semana 1' are too wide for a tablet.
  const narrow = useMediaQuery(useTheme().breakpoints.down(periodo === 'mes' ? 'lg' : 'sm'));
  const points = pointsOf(
    ganancias.data ?? NOTHING,
    gananciasBefore.data ?? NOTHING,
    placeOfToday(periodo),
    narrow,
  );
  const gananciasLoading = !ganancias.data || !gananciasBefore.data;
  // Without sales in both periods the text replaces the chart.
  const withChart =
    gananciasLoading ||
    !nothing ||
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
      {nothing ? (
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
