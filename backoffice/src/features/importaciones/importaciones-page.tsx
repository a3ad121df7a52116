import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { getRouteApi } from '@tanstack/react-router';
import type { Importacion } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { RowActions } from '../../shared/row-action.tsx';
import { RowLink } from '../../shared/row-link.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useRowRoom } from '../../shared/use-row-room.ts';
import { amountText, ESTADO_LABELS, TIPO_LABELS } from './importacion-texts.ts';
import { importacionesPages } from './queries.ts';
import { TakeIn } from './take-in.tsx';

const route = getRouteApi('/_staff/panel-importaciones');

const columns: readonly DataColumn<Importacion>[] = [
  {
    key: 'archivo',
    header: 'Archivo',
    phone: 'title',
    cell: ({ archivo, tipo }) => (
      <div>
        {archivo}
        <SecondLine>{TIPO_LABELS[tipo]}</SecondLine>
      </div>
    ),
  },
  { key: 'filas', header: 'Cuántas', cell: amountText },
  { key: 'quien', header: 'Quién', cell: ({ usuario }) => `${usuario.nombre} ${usuario.apellido}` },
  { key: 'fecha', header: 'Cuándo', cell: ({ fecha }) => <ShortDate iso={fecha} /> },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => ESTADO_LABELS[estado] },
  {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    width: 'fit',
    cell: (importacion) => <Actions importacion={importacion} />,
  },
];

function Actions({ importacion: { importacion_id, archivo } }: { importacion: Importacion }) {
  const { iconsOnly } = useRowRoom();
  return (
    <RowActions>
      <RowLink
        label="Ver filas"
        context={archivo}
        icon={<VisibilityOutlined />}
        iconOnly={iconsOnly}
        to="/importacion/$importacion_id"
        params={{ importacion_id }}
        opens
      />
    </RowActions>
  );
}

/** A spreadsheet, or pictures, are brought in here; below stand those that were. */
export function ImportacionesPage() {
  const { query, page } = useListPage(route, importacionesPages);
  return (
    <ListPage {...page} toolbar={<TakeIn />}>
      <ListTable
        query={query}
        label="Lo que se importó"
        columns={columns}
        rows={({ importaciones }) => importaciones}
        rowKey={({ importacion_id }) => importacion_id}
        empty={<EmptyState announce="status" title="Todavía no se importó nada" />}
      />
    </ListPage>
  );
}
