import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type BannerGuardado, bannersDelete, bannersListOptions, imageSources } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { PageTitle } from 'ui-kit/page-title';
import { ListTable } from '../../shared/list-table.tsx';
import { AddLink } from '../../shared/list-toolbar.tsx';
import { NameLink } from '../../shared/name-link.tsx';
import { RowPicture } from '../../shared/row-picture.tsx';
import { useRowChanges } from '../../shared/use-row-changes.tsx';
import { bannerState } from './banner-state.ts';
import { BANNERS_QUERIES } from './queries.ts';

const EDIT = '/actualizar-banner/$id';
const wrapping = { minWidth: 0, overflowWrap: 'anywhere' } as const;

const columns: readonly DataColumn<BannerGuardado>[] = [
  {
    key: 'titulo',
    header: 'Banner',
    phone: 'title',
    cell: ({ banner_id, titulo, imagen }) => (
      <RowPicture source={imageSources(imagen)}>
        <NameLink to={EDIT} params={{ id: banner_id }}>
          {titulo}
        </NameLink>
      </RowPicture>
    ),
  },
  { key: 'estado', header: 'Estado', cell: (banner) => bannerState(banner) },
  { key: 'enlace', header: 'Lleva a', cell: ({ enlace }) => <Box sx={wrapping}>{enlace || '—'}</Box> },
];

/** What the home page has to say with a picture, each thing for its days. */
export function BannersPage() {
  const query = useQuery(bannersListOptions());
  const { column, dialog } = useRowChanges<BannerGuardado>({
    to: EDIT,
    idOf: ({ banner_id }) => banner_id,
    nameOf: ({ titulo }) => titulo,
    remove: (id) => bannersDelete({ path: { id } }),
    changed: BANNERS_QUERIES,
    question: ({ titulo, vigente }) => ({
      title: `¿Eliminar el banner ${titulo}?`,
      text: vigente ? 'Deja de verse en la tienda.' : 'Hoy no se ve en la tienda.',
    }),
  });
  return (
    <>
      <PageTitle>Banners</PageTitle>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        Van en el inicio de la tienda, arriba de los productos, los días que digas. El último que creaste se
        muestra primero; con uno solo a la vez se ve más grande.
      </Typography>
      <Box sx={{ display: 'flex', mb: 4 }}>
        <AddLink to="/crear-banner">Agregar banner</AddLink>
      </Box>
      <ListTable
        query={query}
        label="Banners"
        columns={[...columns, column]}
        rows={({ banners }) => banners}
        rowKey={({ banner_id }) => banner_id}
        empty={<EmptyState announce="status" title="Todavía no hay banners" />}
      />
      {dialog}
    </>
  );
}
