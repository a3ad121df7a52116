import type { UseQueryResult } from '@tanstack/react-query';
import type { ResumenDeMargen } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { BarChart } from 'ui-kit/bar-chart';
import { shopDay } from 'ui-kit/dates';
import { formatMoneyShort } from 'ui-kit/money';
import { StatCard } from 'ui-kit/stat-card';
import { diasText, percentText, pointsOf, unidadText } from './informe-texts.ts';
import type { MargenSearch } from './informes-search.ts';
import { besideOf, Cards, Whole } from './resumen-parts.tsx';

interface ResumenProps {
  query: UseQueryResult<ResumenDeMargen>;
  contra: MargenSearch['contra'];
}

/** The total margin compared with another period, the known share of the sales, and the course. */
export const MargenResumen = ({ query, contra }: ResumenProps) => (
  <Answer query={query} failed="Error al cargar los datos">
    {(resumen) => <Figures resumen={resumen} contra={contra} />}
  </Answer>
);

/** Returns percent; rounds down, so that only complete data gives 100. */
const knownOf = ({ con_costo, importe }: Pick<ResumenDeMargen, 'con_costo' | 'importe'>) =>
  importe === 0 ? 0 : Math.floor((con_costo * 100) / importe);

function Figures({
  resumen,
  contra,
}: { resumen: ResumenDeMargen | undefined } & Pick<ResumenProps, 'contra'>) {
  const loading = !resumen;
  const percent = resumen?.porcentaje;
  return (
    <Whole>
      <Cards>
        <StatCard
          label="Margen"
          value={resumen?.margen ?? 0}
          previous={resumen?.anterior.margen}
          previousPeriod={besideOf(contra)}
          format={formatMoneyShort}
          loading={loading}
        />
        <StatCard
          label="Margen sobre las ventas"
          value={percent ?? 0}
          format={typeof percent === 'number' ? percentText : () => '—'}
          loading={loading}
        />
        <StatCard
          label="Ventas con costo conocido"
          value={resumen ? knownOf(resumen) : 0}
          format={percentText}
          loading={loading}
        />
      </Cards>
      <BarChart
        title="Margen"
        points={
          resumen
            ? pointsOf(resumen, shopDay(new Date()), ({ margen, anterior }) => ({
                value: margen,
                previous: anterior,
              }))
            : []
        }
        loading={loading}
        trend={false}
        texts={{
          label: resumen ? unidadText(resumen) : '',
          value: 'Margen',
          previous: resumen ? diasText(resumen.contra) : '',
          empty: 'No hay ventas con costo en estas fechas',
        }}
      />
    </Whole>
  );
}
