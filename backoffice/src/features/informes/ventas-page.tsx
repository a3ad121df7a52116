import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { informesPlanilla, type ResumenDeVentas, type Venta } from 'api-client/backoffice';
import { COUNTS_PEDIDOS, fulfilledOf, INFORMES, type Informe } from 'api-client/backoffice-informes';
import { Answer } from 'app-core/queries/answer';
import { useState } from 'react';
import { BarChart } from 'ui-kit/bar-chart';
import type { DataColumn } from 'ui-kit/data-table';
import { shopDay } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney, formatMoneyShort } from 'ui-kit/money';
import { StatCard } from 'ui-kit/stat-card';
import { Tabs } from 'ui-kit/tabs';
import { wholeText } from 'ui-kit/whole-text';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import { unitsText } from '../../shared/units-text.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import {
  Cards,
  ComparisonLine,
  comparisonName,
  figureColumn,
  nameColumn,
  TotalsSection,
} from './informe-parts.tsx';
import {
  changeText,
  diasText,
  fulfilledPointsOf,
  percentText,
  shortText,
  toPoints,
  unidadText,
} from './informe-texts.ts';
import { InformeToolbar, LABELS, TABS, VENTAS_ORDEN } from './informe-toolbar.tsx';
import { resumenOptions, type VentasSearch, ventasList, ventasQuery } from './queries.ts';

const orders = figureColumn<Venta>('pedidos', 'Pedidos', ({ pedidos }) => wholeText(pedidos ?? 0));
const units = figureColumn<Venta>('unidades', 'Unidades', (venta) => (
  <>
    {unitsText(venta.unidades ?? 0)}
    <ComparisonLine variant="body2" color="error">
      {shortText(venta)}
    </ComparisonLine>
  </>
));

const columnsOf = (por: Informe): DataColumn<Venta>[] => [
  nameColumn(por),
  { ...figureColumn('importe', 'Ventas', ({ importe }) => formatMoney(importe)), phone: 'aside' },
  figureColumn('antes', 'Antes', ({ importe, anterior }) => (
    <>
      {formatMoney(anterior.importe)}
      <ComparisonLine variant="body2" color={importe < anterior.importe ? 'error' : 'textSecondary'}>
        {changeText(importe, anterior.importe)}
      </ComparisonLine>
    </>
  )),
  ...(COUNTS_PEDIDOS[por] ? [orders] : []),
  units,
];

const route = getRouteApi('/_staff/panel-informes');

/** Sales by customer or product, for any period compared with any other. */
export function VentasPage() {
  const { search, query, change, page } = useListPage(route, ventasList);
  const resumen = useQuery({ ...resumenOptions(search), placeholderData: keepPreviousData });
  const { por } = search;
  return (
    <ListPage
      {...page}
      actions={<Planilla search={search} />}
      toolbar={<InformeToolbar search={search} shown={resumen.data} onChange={change} orden={VENTAS_ORDEN} />}
    >
      <Answer query={resumen} failed="Error al cargar los datos">
        {(view) => <Resumen resumen={view} contra={search.contra} />}
      </Answer>
      <Tabs
        tabs={TABS}
        value={por}
        label="Ventas por"
        onChange={(value) => change({ por: INFORMES.find((one) => one === value) ?? 'cliente' })}
      >
        <ListTable
          label={`Ventas por ${LABELS[por].toLowerCase()}`}
          query={query}
          rows={({ ventas }) => ventas}
          rowKey={({ id }) => id ?? ''}
          columns={columnsOf(por)}
          empty={<EmptyState announce="status" title="No hay ventas en estas fechas" />}
        />
      </Tabs>
    </ListPage>
  );
}

const Planilla = ({ search }: { search: VentasSearch }) => (
  <PlanillaDownload
    label="Planilla"
    name={`ventas-por-${search.por}`}
    call={(formato) => informesPlanilla({ query: { ...ventasQuery(search), formato }, parseAs: 'blob' })}
  />
);

interface ResumenProps {
  resumen: ResumenDeVentas | undefined;
  contra: VentasSearch['contra'];
}

/** The total sales compared with another period, and their course. */
function Resumen({ resumen, contra }: ResumenProps) {
  const showsCards = [
    { label: 'Ventas', name: 'importe', format: formatMoneyShort },
    { label: 'Pedidos', name: 'pedidos' },
    { label: 'Unidades', name: 'unidades', format: unitsText },
  ] as const;
  const percent = resumen && fulfilledOf(resumen);
  return (
    <TotalsSection>
      <Cards>
        {showsCards.map(({ label, name, ...card }) => (
          <StatCard
            key={name}
            {...card}
            label={label}
            value={resumen?.[name] ?? 0}
            previous={resumen?.anterior[name]}
            previousPeriod={comparisonName(contra)}
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
    </TotalsSection>
  );
}

const CHARTS = [
  { value: 'ventas', label: 'Ventas' },
  { value: 'cumplimiento', label: 'Entregado de lo pedido' },
];

/** The course of the sales, or of the delivered share. */
function Course({ resumen }: Pick<ResumenProps, 'resumen'>) {
  const [view, setView] = useState('ventas');
  const today = shopDay(new Date());
  const shared = { loading: !resumen, trend: false };
  const label = resumen ? unidadText(resumen) : '';
  return (
    <Tabs tabs={CHARTS} value={view} label="Gráfico" onChange={setView}>
      {view === 'ventas' ? (
        <BarChart
          {...shared}
          title="Ventas"
          points={
            resumen
              ? toPoints(resumen, today, ({ importe, anterior }) => ({ value: importe, previous: anterior }))
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
