import Box from '@mui/material/Box';
import { getRouteApi } from '@tanstack/react-router';
import { type Sinonimo, sinonimosDelete } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { AddLink, ListSearch } from '../../shared/list-toolbar.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useRowChanges } from '../../shared/use-row-changes.tsx';
import { SINONIMOS_QUERIES, sinonimosPages } from './queries.ts';

const route = getRouteApi('/_staff/panel-sinonimos');

const nameOf = ({ palabras }: Sinonimo) => palabras.join(' = ');

/** Groups of words that are equal in a search. */
export function SinonimosPage() {
  const { search, query, change, page } = useListPage(route, sinonimosPages);
  const { column, dialog } = useRowChanges<Sinonimo>({
    to: '/actualizar-sinonimo/$id',
    idOf: ({ sinonimo_id }) => sinonimo_id,
    nameOf,
    remove: (id) => sinonimosDelete({ path: { id } }),
    changed: SINONIMOS_QUERIES,
    question: (sinonimo) => ({
      title: '¿Eliminar estos sinónimos?',
      text: `${nameOf(sinonimo)}: cada palabra volverá a encontrar solo lo que se llama así.`,
    }),
  });
  const columns: readonly DataColumn<Sinonimo>[] = [
    {
      key: 'palabras',
      header: 'Significan lo mismo',
      phone: 'title',
      cell: (sinonimo) => <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(sinonimo)}</Box>,
    },
    column,
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
      {dialog}
    </ListPage>
  );
}
