import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { informesPlanilla } from 'api-client/backoffice';
import { INFORMES } from 'api-client/backoffice-informes';
import { EmptyState } from 'ui-kit/empty-state';
import { Tabs } from 'ui-kit/tabs';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { PlanillaDownload } from '../../shared/planilla/planilla-download.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { LABELS, TABS } from './informe-tabs.ts';
import { InformeToolbar, VENTAS_ORDEN } from './informe-toolbar.tsx';
import type { VentasSearch } from './informes-search.ts';
import { resumenOptions, ventasList, ventasQuery } from './queries.ts';
import { Resumen } from './resumen.tsx';
import { columnsOf } from './ventas-columns.tsx';

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
      <Resumen query={resumen} contra={search.contra} />
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
