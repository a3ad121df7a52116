import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type Zona, zonasDelete, zonasListOptions } from 'api-client/backoffice';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { PageTitle } from 'ui-kit/page-title';
import { ListTable } from '../../shared/list-table.tsx';
import { AddLink } from '../../shared/list-toolbar.tsx';
import { ZONAS_QUERIES } from '../../shared/queries.ts';
import { SecondLine } from '../../shared/second-line.tsx';
import { useRowChanges } from '../../shared/use-row-changes.tsx';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { DIA_NAMES } from '../../shared/zonas.ts';
import { FeriadosSection } from './feriados-section.tsx';

const wrapping = { minWidth: 0, overflowWrap: 'anywhere' } as const;

const placesOf = ({ localidades, codigos_postales }: Zona) =>
  [...localidades, ...codigos_postales].join(', ') || '—';
const diasOf = ({ dias }: Zona) => dias.map((dia) => DIA_NAMES[dia]).join(', ') || '—';

/** On a card the days are below the name, the places on separate lines. */
const columnsOf = (showsCards: boolean): readonly DataColumn<Zona>[] => [
  {
    key: 'nombre',
    header: 'Zona',
    width: '24%',
    phone: 'title',
    cell: (zona) => (
      <Box sx={wrapping}>
        {zona.nombre}
        {!zona.recibe_pedidos && <SecondLine>No se toman pedidos</SecondLine>}
        {showsCards && <SecondLine>{diasOf(zona)}</SecondLine>}
      </Box>
    ),
  },
  {
    key: 'lugares',
    header: 'Localidades y códigos',
    hideHeader: showsCards,
    cell: (zona) =>
      showsCards ? <SecondLine>{placesOf(zona)}</SecondLine> : <Box sx={wrapping}>{placesOf(zona)}</Box>,
  },
  ...(showsCards ? [] : [{ key: 'dias', header: 'Días de reparto', width: '22%', cell: diasOf }]),
];

/** Delivery zones, and days without delivery. */
export function ZonasPage() {
  const query = useQuery(zonasListOptions());
  const { showsCards } = useRowLayout();
  const { column, dialog } = useRowChanges<Zona>({
    to: '/actualizar-zona/$id',
    idOf: ({ zona_id }) => zona_id,
    nameOf: ({ nombre }) => nombre,
    remove: (id) => zonasDelete({ path: { id } }),
    changed: ZONAS_QUERIES,
    question: ({ nombre }) => ({
      title: `¿Eliminar la zona ${nombre}?`,
      text: 'Sus domicilios quedarán sin zona, también en los informes.',
    }),
  });
  return (
    <>
      <PageTitle>Zonas de reparto</PageTitle>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        Cada domicilio es de la zona que tiene su código postal o su localidad. De los días de la zona y los
        feriados sale el próximo reparto, que ven el cliente al pedir y el personal en las hojas de ruta.
      </Typography>
      <Box sx={{ display: 'flex', mb: 4 }}>
        <AddLink to="/crear-zona">Agregar zona</AddLink>
      </Box>
      <ListTable
        query={query}
        label="Zonas de reparto"
        columns={[...columnsOf(showsCards), column]}
        rows={({ zonas }) => zonas}
        rowKey={({ zona_id }) => zona_id}
        empty={<EmptyState announce="status" title="Todavía no hay zonas" />}
      />
      <FeriadosSection />
      {dialog}
    </>
  );
}
