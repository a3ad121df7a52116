import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type MargenDe, margenPlanilla, type ResumenDeMargen } from 'api-client/backoffice';
import { INFORMES, type Informe } from 'api-client/backoffice-informes';
import { Answer } from 'app-core/queries/answer';
import { BarChart } from 'ui-kit/bar-chart';
import type { DataColumn } from 'ui-kit/data-table';
import { shopDay } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney, formatMoneyShort } from 'ui-kit/money';
import { StatCard } from 'ui-kit/stat-card';
import { Tabs } from 'ui-kit/tabs';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import {
  Cards,
  ComparisonLine,
  comparisonName,
  figureColumn,
  nameColumn,
  TotalsSection,
} from './informe-parts.tsx';
import { diasText, knownText, percentText, toPoints, unidadText } from './informe-texts.ts';
import { InformeToolbar, LABELS, MARGEN_ORDEN, TABS } from './informe-toolbar.tsx';
import { type MargenSearch, margenList, margenQuery, resumenDeMargenOptions } from './queries.ts';

/** An amount, with its percentage of the sales below. */
const Earned = ({ margen, porcentaje }: Pick<MargenDe, 'margen' | 'porcentaje'>) =>
  porcentaje === null ? (
    '—'
  ) : (
    <>
      {formatMoney(margen)}
      <ComparisonLine variant="body2" color={margen < 0 ? 'error' : 'textSecondary'}>
        {percentText(porcentaje)}
      </ComparisonLine>
    </>
  );

const margenColumnsOf = (por: Informe): DataColumn<MargenDe>[] => [
  nameColumn(por),
  { ...figureColumn('margen', 'Margen', (row) => <Earned {...row} />), phone: 'aside' },
  figureColumn('antes', 'Antes', ({ anterior }) => <Earned {...anterior} />),
  figureColumn('importe', 'Ventas', (row) => (
    <>
      {formatMoney(row.importe)}
      <ComparisonLine variant="body2" color="textSecondary">
        {knownText(row)}
      </ComparisonLine>
    </>
  )),
];

const route = getRouteApi('/_staff/_admin/panel-margen');

/** The margin of sales with known cost; only for admins. */
export function MargenPage() {
  const { search, query, change, page } = useListPage(route, margenList);
  const resumen = useQuery({ ...resumenDeMargenOptions(search), placeholderData: keepPreviousData });
  const { por } = search;
  return (
    <ListPage
      {...page}
      actions={<Planilla search={search} />}
      toolbar={<InformeToolbar search={search} shown={resumen.data} onChange={change} orden={MARGEN_ORDEN} />}
    >
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        Lo que queda de las ventas cuyo costo se conocía al pedirse. El costo se carga en cada producto.
      </Typography>
      <Answer query={resumen} failed="Error al cargar los datos">
        {(shown) => <Resumen resumen={shown} contra={search.contra} />}
      </Answer>
      <Tabs
        tabs={TABS}
        value={por}
        label="Margen por"
        onChange={(value) => change({ por: INFORMES.find((one) => one === value) ?? 'cliente' })}
      >
        <ListTable
          label={`Margen por ${LABELS[por].toLowerCase()}`}
          query={query}
          rows={({ margenes }) => margenes}
          rowKey={({ id }) => id ?? ''}
          columns={margenColumnsOf(por)}
          empty={<EmptyState announce="status" title="No hay ventas en estas fechas" />}
        />
      </Tabs>
    </ListPage>
  );
}

const Planilla = ({ search }: { search: MargenSearch }) => (
  <PlanillaDownload
    label="Planilla"
    name={`margen-por-${search.por}`}
    call={(formato) => margenPlanilla({ query: { ...margenQuery(search), formato }, parseAs: 'blob' })}
  />
);

/** Returns percent; rounds down, so that only complete data gives 100. */
const knownShare = ({ con_costo, importe }: Pick<ResumenDeMargen, 'con_costo' | 'importe'>) =>
  importe === 0 ? 0 : Math.floor((con_costo * 100) / importe);

interface ResumenProps {
  resumen: ResumenDeMargen | undefined;
  contra: MargenSearch['contra'];
}

/** The total margin compared with another period, the known share of the sales, and the course. */
function Resumen({ resumen, contra }: ResumenProps) {
  const loading = !resumen;
  const percent = resumen?.porcentaje;
  return (
    <TotalsSection>
      <Cards>
        <StatCard
          label="Margen"
          value={resumen?.margen ?? 0}
          previous={resumen?.anterior.margen}
          previousPeriod={comparisonName(contra)}
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
          value={resumen ? knownShare(resumen) : 0}
          format={percentText}
          loading={loading}
        />
      </Cards>
      <BarChart
        title="Margen"
        points={
          resumen
            ? toPoints(resumen, shopDay(new Date()), ({ margen, anterior }) => ({
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
    </TotalsSection>
  );
}
