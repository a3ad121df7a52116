import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { margenPlanilla } from 'api-client/backoffice';
import { INFORMES } from 'api-client/backoffice-informes';
import { EmptyState } from 'ui-kit/empty-state';
import { Tabs } from 'ui-kit/tabs';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { LABELS, TABS } from './informe-tabs.ts';
import { InformeToolbar, MARGEN_ORDEN } from './informe-toolbar.tsx';
import type { MargenSearch } from './informes-search.ts';
import { margenColumnsOf } from './margen-columns.tsx';
import { MargenResumen } from './margen-resumen.tsx';
import { margenList, margenQuery, resumenDeMargenOptions } from './queries.ts';

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
      <MargenResumen query={resumen} contra={search.contra} />
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
