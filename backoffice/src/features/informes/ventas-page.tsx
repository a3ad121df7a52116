import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { informesPlanilla } from 'api-client/backoffice';
import { useDownload } from 'app-core/download/use-download';
import { shopDay } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { Tabs } from 'ui-kit/tabs';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { INFORMES, type Informe, type VentasSearch } from './informes-search.ts';
import { resumenOptions, ventasList, ventasQuery } from './queries.ts';
import { Resumen } from './resumen.tsx';
import { columnsOf } from './ventas-columns.tsx';
import { VentasToolbar } from './ventas-toolbar.tsx';

const route = getRouteApi('/_staff/panel-informes');

const LABELS: Record<Informe, string> = {
  cliente: 'Clientes',
  producto: 'Productos',
  marca: 'Marcas',
  categoria: 'Categorías',
  vendedor: 'A cargo de',
};

const TABS = INFORMES.map((value) => ({ value, label: LABELS[value] }));

/** What was sold, to whom and of what, between any days beside any others. */
export function VentasPage() {
  const { search, query, change, page } = useListPage(route, ventasList);
  const resumen = useQuery({ ...resumenOptions(search), placeholderData: keepPreviousData });
  const { por } = search;
  return (
    <ListPage
      {...page}
      actions={<Planilla search={search} />}
      toolbar={<VentasToolbar search={search} shown={resumen.data} onChange={change} />}
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

function Planilla({ search }: { search: VentasSearch }) {
  const name = `ventas-por-${search.por}_${shopDay(new Date())}.csv`;
  const { download, busy } = useDownload(name, false, async () => ({
    data: (await informesPlanilla({ query: ventasQuery(search), parseAs: 'blob' })).data as Blob,
  }));
  return (
    <Button startIcon={<FileDownloadOutlined />} loading={busy} onClick={download}>
      Planilla
    </Button>
  );
}
