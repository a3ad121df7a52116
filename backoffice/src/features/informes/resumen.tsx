import type { UseQueryResult } from '@tanstack/react-query';
import type { ResumenDeVentas } from 'api-client/backoffice';
import { fulfilledOf } from 'api-client/backoffice-informes';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { BarChart } from 'ui-kit/bar-chart';
import { shopDay } from 'ui-kit/dates';
import { formatMoneyShort } from 'ui-kit/money';
import { StatCard } from 'ui-kit/stat-card';
import { Tabs } from 'ui-kit/tabs';
import { diasText, fulfilledPointsOf, percentText, pointsOf, unidadText } from './informe-texts.ts';
import type { VentasSearch } from './informes-search.ts';
import { besideOf, Cards, Whole } from './resumen-parts.tsx';

interface ResumenProps {
  query: UseQueryResult<ResumenDeVentas>;
  contra: VentasSearch['contra'];
}

/** The total sales compared with another period, and their course. */
export const Resumen = ({ query, contra }: ResumenProps) => (
  <Answer query={query} failed="Error al cargar los datos">
    {(resumen) => <Figures resumen={resumen} contra={contra} />}
  </Answer>
);

interface FiguresProps extends Pick<ResumenProps, 'contra'> {
  resumen: ResumenDeVentas | undefined;
}

function Figures({ resumen, contra }: FiguresProps) {
  const cards = [
    { label: 'Ventas', name: 'importe', format: formatMoneyShort },
    { label: 'Pedidos', name: 'pedidos' },
    { label: 'Unidades', name: 'unidades' },
  ] as const;
  const percent = resumen && fulfilledOf(resumen);
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
            previousPeriod={besideOf(contra)}
            loading={!resumen}
          />
        ))}
        <StatCard
          label="Entregado de lo pedido"
          value={percent ?? 0}
          format={percent === undefined ? () => '—' : percentText}
          loading={!resumen}
        />
      </Cards>
      <Course resumen={resumen} />
    </Whole>
  );
}

const CHARTS = [
  { value: 'ventas', label: 'Ventas' },
  { value: 'cumplimiento', label: 'Entregado de lo pedido' },
];

/** The course of the sales, or of the delivered share. */
function Course({ resumen }: Pick<FiguresProps, 'resumen'>) {
  const [shown, setShown] = useState('ventas');
  const today = shopDay(new Date());
  const shared = { loading: !resumen, trend: false };
  const label = resumen ? unidadText(resumen) : '';
  return (
    <Tabs tabs={CHARTS} value={shown} label="Gráfico" onChange={setShown}>
      {shown === 'ventas' ? (
        <BarChart
          {...shared}
          title="Ventas"
          points={
            resumen
              ? pointsOf(resumen, today, ({ importe, anterior }) => ({ value: importe, previous: anterior }))
              : []
          }
          texts={{
            label,
            value: 'Ventas',
            previous: resumen ? diasText(resumen.contra) : '',
            empty: 'No hay ventas en estas fechas',
          }}
        />
      ) : (
        <BarChart
          {...shared}
          title="Entregado de lo pedido"
          points={resumen ? fulfilledPointsOf(resumen, today) : []}
          suggestedMax={100}
          format={percentText}
          texts={{ label, value: 'Entregado', empty: 'No hay ventas en estas fechas' }}
        />
      )}
    </Tabs>
  );
}
