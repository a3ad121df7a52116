import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Typography from '@mui/material/Typography';
import { getRouteApi } from '@tanstack/react-router';
import type { Importacion } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { RowActions, RowLink } from '../../shared/row-action.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { ShortDate } from '../../shared/short-date.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { ImportForm } from './import-form.tsx';
import { amountText, ESTADO_LABELS, TIPO_LABELS } from './importacion-texts.ts';
import { importacionesPages } from './queries.ts';

const route = getRouteApi('/_staff/panel-importaciones');

const quienText = ({ usuario }: Importacion) => `${usuario.nombre} ${usuario.apellido}`;

/** Cards show all details below the name. */
const summary: DataColumn<Importacion> = {
  key: 'resumen',
  header: 'Resumen',
  hideHeader: true,
  cell: (importacion) => (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {`${amountText(importacion)} · ${quienText(importacion)} · `}
      <ShortDate iso={importacion.fecha} />
      {` · ${ESTADO_LABELS[importacion.estado]}`}
    </Typography>
  ),
};

const details: readonly DataColumn<Importacion>[] = [
  { key: 'filas', header: 'Cuántas', cell: amountText },
  { key: 'quien', header: 'Quién', cell: quienText },
  { key: 'fecha', header: 'Cuándo', cell: ({ fecha }) => <ShortDate iso={fecha} /> },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => ESTADO_LABELS[estado] },
];

const columnsOf = (showsCards: boolean): readonly DataColumn<Importacion>[] => [
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
  ...(showsCards ? [summary] : details),
  {
    key: 'actions',
    header: 'Acciones',
    hideHeader: true,
    align: 'right',
    width: 'fit',
    phone: 'tools',
    cell: (importacion) => <Actions importacion={importacion} />,
  },
];

function Actions({ importacion: { importacion_id, archivo } }: { importacion: Importacion }) {
  const { showsIconsOnly, showsCards } = useRowLayout();
  return (
    <RowActions>
      <RowLink
        label="Ver filas"
        context={archivo}
        icon={<VisibilityOutlined />}
        iconOnly={showsIconsOnly || showsCards}
        to="/importacion/$importacion_id"
        params={{ importacion_id }}
        opens
      />
    </RowActions>
  );
}

/** Starts an import of a spreadsheet or pictures; lists earlier imports. */
export function ImportacionesPage() {
  const { query, page, search } = useListPage(route, importacionesPages);
  const { showsCards } = useRowLayout();
  return (
    <ListPage
      {...page}
      toolbar={<ImportForm key={search.tipo} first={search.tipo} condicion={search.condicion} />}
    >
      <ListTable
        query={query}
        label="Lo que se importó"
        columns={columnsOf(showsCards)}
        rows={({ importaciones }) => importaciones}
        rowKey={({ importacion_id }) => importacion_id}
        empty={<EmptyState announce="status" title="Todavía no se importó nada" />}
      />
    </ListPage>
  );
}
