import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { getRouteApi } from '@tanstack/react-router';
import { type Sinonimo, sinonimosDelete } from 'api-client/backoffice';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { AddLink, ListSearch } from '../../shared/list-toolbar.tsx';
import { RowAction, RowActions } from '../../shared/row-action.tsx';
import { RowLink } from '../../shared/row-link.tsx';
import { useDeletion } from '../../shared/use-deletion.ts';
import { useLastGood } from '../../shared/use-last-good.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { SINONIMOS_QUERIES, sinonimosPages } from './queries.ts';

const route = getRouteApi('/_staff/panel-sinonimos');

const nameOf = ({ palabras }: Sinonimo) => palabras.join(' = ');

/** Groups of words that mean the same to a search. */
export function SinonimosPage() {
  const { search, query, change, page } = useListPage(route, sinonimosPages);
  const removal = useDeletion({
    call: ({ sinonimo_id: id }: Sinonimo) => sinonimosDelete({ path: { id } }),
    changed: SINONIMOS_QUERIES,
  });
  // While the question fades out it keeps its words.
  const asked = useLastGood(removal.asked);
  const columns: readonly DataColumn<Sinonimo>[] = [
    {
      key: 'palabras',
      header: 'Significan lo mismo',
      phone: 'title',
      cell: (sinonimo) => <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(sinonimo)}</Box>,
    },
    {
      key: 'actions',
      header: 'Acciones',
      hideHeader: true,
      align: 'right',
      width: 'fit',
      cell: (sinonimo) => (
        <RowActions>
          <RowLink
            label="Editar"
            context={nameOf(sinonimo)}
            icon={<EditOutlined />}
            to="/actualizar-sinonimo/$id"
            params={{ id: sinonimo.sinonimo_id }}
          />
          <RowAction
            label="Eliminar"
            context={nameOf(sinonimo)}
            icon={<DeleteOutlined />}
            onClick={() => removal.ask(sinonimo)}
          />
        </RowActions>
      ),
    },
  ];
  return (
    <ListPage
      {...page}
      toolbar={
        <>
          <ListSearch label="Buscar sinónimos" value={search.term} onSearch={(term) => change({ term })} />
          <AddLink to="/crear-sinonimo">Agregar sinónimos</AddLink>
        </>
      }
    >
      <ListTable
        query={query}
        label={sinonimosPages.title}
        columns={columns}
        rows={({ sinonimos }) => sinonimos}
        rowKey={({ sinonimo_id }) => sinonimo_id}
        empty={
          <EmptyState
            announce="status"
            title={search.term ? 'No se han encontrado sinónimos' : 'Todavía no hay sinónimos'}
          />
        }
      />
      {asked && (
        <ConfirmDialog
          open={removal.asked !== undefined}
          title="¿Eliminar estos sinónimos?"
          text={`${nameOf(asked)}: cada palabra volverá a encontrar solo lo que se llama así.`}
          destructive
          busy={removal.busy}
          onConfirm={removal.confirm}
          onCancel={removal.cancel}
          onLeave={removal.leave}
          texts={{ confirm: 'Sí, eliminar' }}
        />
      )}
    </ListPage>
  );
}
