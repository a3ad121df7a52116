import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from 'ui-kit/bar-chart';
import { DoughnutChart } from 'ui-kit/doughnut-chart';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoneyShort } from 'ui-kit/money';
import { StatCard } from 'ui-kit/stat-card';
import { lugarDeHoy, puntos, suma } from './tablero.ts';
import type { Periodo } from './tablero-search.ts';
import { TopCategorias } from './top-categorias.tsx';
import type { useTablero } from './use-tablero.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > .todo-el-ancho': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(6) },
}));

const WORDS = {
  semana: { anterior: 'la semana anterior', nada: 'No hay productos vendidos en esta semana' },
  mes: { anterior: 'el mes anterior', nada: 'No hay productos vendidos en este mes' },
} as const;

const NOTHING = { labels: [], data: [] };

export interface CifrasProps {
  periodo: Periodo;
  tablero: ReturnType<typeof useTablero>;
}

/** Two figures, how it is going, and what was sold; each in its place while it is on its way. */
export function Cifras({ periodo, tablero }: CifrasProps) {
  const words = WORDS[periodo];
  const { ganancias, gananciasAntes, vendidos, vendidosAntes, cantidades, categorias } = tablero;
  const total = suma(ganancias.data?.data ?? []);
  const nada = vendidos.data?.total === 0;
  // 'Semana 1' is wider than 'Lun': a tablet has no room for six of them.
  const narrow = useMediaQuery(useTheme().breakpoints.down(periodo === 'mes' ? 'lg' : 'sm'));
  const points = puntos(
    ganancias.data ?? NOTHING,
    gananciasAntes.data ?? NOTHING,
    lugarDeHoy(periodo),
    narrow,
  );
  const cargandoGanancias = !ganancias.data || !gananciasAntes.data;
  // With nothing now or before there is nothing to draw, and the one sentence below says it all.
  const conGrafico =
    cargandoGanancias || !nada || points.some(({ value, previous = 0 }) => (value ?? 0) > 0 || previous > 0);
  return (
    <Grid>
      <StatCard
        label="Total Ganancias"
        value={total}
        format={formatMoneyShort}
        previous={gananciasAntes.data && suma(gananciasAntes.data.data)}
        previousPeriod={words.anterior}
        loading={cargandoGanancias}
      />
      <StatCard
        label="Total Productos"
        value={vendidos.data?.total ?? 0}
        previous={vendidosAntes.data?.total}
        previousPeriod={words.anterior}
        loading={!vendidos.data || !vendidosAntes.data}
      />
      {conGrafico && (
        <div className="todo-el-ancho">
          <BarChart
            title="Ganancias"
            points={points}
            suggestedMax={800}
            loading={cargandoGanancias}
            texts={{
              empty: words.nada,
              label: periodo === 'semana' ? 'Día' : 'Semana',
              previous: periodo === 'semana' ? 'Semana anterior' : 'Mes anterior',
            }}
          />
        </div>
      )}
      {nada ? (
        <div className="todo-el-ancho">
          <EmptyState title={words.nada} />
        </div>
      ) : (
        <>
          <TopCategorias categorias={categorias.data} total={total} />
          <DoughnutChart
            title="Cantidad por categoría"
            // Not 'Total': the card above has another one, which counts every product once.
            texts={{ total: 'Suma por categoría', empty: words.nada }}
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
