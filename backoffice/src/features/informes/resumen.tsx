import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ResumenDeVentas } from 'api-client/backoffice';
import { Answer } from 'app-core/queries/answer';
import { BarChart } from 'ui-kit/bar-chart';
import { shopDay } from 'ui-kit/dates';
import { formatMoneyShort } from 'ui-kit/money';
import { StatCard } from 'ui-kit/stat-card';
import { least } from 'ui-kit/theme/tokens';
import { diasText, pointsOf, unidadText } from './informe-texts.ts';
import type { VentasSearch } from './informes-search.ts';

const Whole = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(5) }));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.figure}), 1fr))`,
  gap: theme.spacing(4),
  marginBlockEnd: theme.spacing(5),
}));

interface ResumenProps {
  query: UseQueryResult<ResumenDeVentas>;
  contra: VentasSearch['contra'];
}

/** What the days are called that it stands beside. */
const BESIDE = {
  anterior: 'el período anterior',
  anio_anterior: 'un año antes',
  otras: 'las otras fechas',
} as const;

/** All that was sold in the days of the report beside the others, and its course. */
export const Resumen = ({ query, contra }: ResumenProps) => (
  <Answer query={query} failed="Error al cargar los datos">
    {(resumen) => <Figures resumen={resumen} contra={contra} />}
  </Answer>
);

function Figures({
  resumen,
  contra,
}: { resumen: ResumenDeVentas | undefined } & Pick<ResumenProps, 'contra'>) {
  const cards = [
    { label: 'Ventas', name: 'importe', format: formatMoneyShort },
    { label: 'Pedidos', name: 'pedidos' },
    { label: 'Unidades', name: 'unidades' },
  ] as const;
  return (
    <Whole>
      <Cards>
        {cards.map(({ label, name, ...card }) => (
          <StatCard
            key={name}
            {...card}
            label={label}
            value={resumen?.[name] ?? 0}
            previous={resumen?.anterior[name]}
            previousPeriod={BESIDE[contra ?? 'anterior']}
            loading={!resumen}
          />
        ))}
      </Cards>
      <BarChart
        title="Ventas"
        points={resumen ? pointsOf(resumen, shopDay(new Date())) : []}
        loading={!resumen}
        trend={false}
        texts={{
          label: resumen ? unidadText(resumen) : '',
          value: 'Ventas',
          previous: resumen ? diasText(resumen.contra) : '',
          empty: 'No hay ventas en estas fechas',
        }}
      />
    </Whole>
  );
}
