import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type BannerGuardado, bannersDelete, bannersListOptions, imageSources } from 'api-client/backoffice';
import { diaText } from 'api-client/backoffice-cuenta';
import type { DataColumn } from 'ui-kit/data-table';
import { shopDay } from 'ui-kit/dates';
import { EmptyState } from 'ui-kit/empty-state';
import { PageTitle } from 'ui-kit/page-title';
import { ListTable } from '../../shared/list-table.tsx';
import { AddLink } from '../../shared/list-toolbar.tsx';
import { NameLink } from '../../shared/name-link.tsx';
import { BANNERS_QUERIES } from '../../shared/queries.ts';
import { RowPicture } from '../../shared/row-picture.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { useRowChanges } from '../../shared/use-row-changes.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';

/** Returns whether the shop shows the banner, and since or until when. */
export function bannerState(
  { vigente, desde, hasta }: Pick<BannerGuardado, 'vigente' | 'desde' | 'hasta'>,
  today = shopDay(new Date()),
): string {
  if (vigente) return hasta ? `Se muestra hasta el ${diaText(hasta)}` : 'Se muestra';
  if (desde > today) {
    return `Desde el ${diaText(desde)}${hasta ? ` hasta el ${diaText(hasta)}` : ''}`;
  }
  return `Terminó el ${diaText(hasta)}`;
}

const EDIT = '/actualizar-banner/$id';
const wrapping = { minWidth: 0, overflowWrap: 'anywhere' } as const;

/** Cards show the state in the small text. */
const columnsOf = (showsCards: boolean): readonly DataColumn<BannerGuardado>[] => [
  {
    key: 'titulo',
    header: 'Banner',
    phone: 'title',
    cell: (banner) => (
      <RowPicture source={imageSources(banner.imagen)}>
        <NameLink to={EDIT} params={{ id: banner.banner_id }}>
          {banner.titulo}
        </NameLink>
      </RowPicture>
    ),
  },
  {
    key: 'estado',
    header: 'Estado',
    hideHeader: showsCards,
    cell: (banner) => (showsCards ? <SecondLine>{bannerState(banner)}</SecondLine> : bannerState(banner)),
  },
  {
    key: 'enlace',
    header: 'Lleva a',
    width: '22%',
    cell: ({ enlace }) =>
      showsCards ? <SecondLine>{enlace || '—'}</SecondLine> : <Box sx={wrapping}>{enlace || '—'}</Box>,
  },
];

/** The banners of the home page. */
export function BannersPage() {
  const query = useQuery(bannersListOptions());
  const { showsCards } = useRowLayout();
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
        columns={[...columnsOf(showsCards), column]}
        rows={({ banners }) => banners}
        rowKey={({ banner_id }) => banner_id}
        empty={<EmptyState announce="status" title="Todavía no hay banners" />}
      />
      {dialog}
    </>
  );
}
