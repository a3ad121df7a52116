import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { getRouteApi } from '@tanstack/react-router';
import { BackButton } from 'ui-kit/back-button';
import { fullDate } from 'ui-kit/dates';
import { DetailsCard } from 'ui-kit/details-card';
import { EmptyState } from 'ui-kit/empty-state';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { cambioColumns } from './cambio-columns.tsx';
import { ajusteText, nameOf, stateText } from './cambio-texts.ts';
import { cambioPages } from './queries.ts';
import { UndoCambio } from './undo-cambio.tsx';

const route = getRouteApi('/_staff/cambio-de-precios/$cambio_id');

/** One change of many prices: what it was, each product then and now, and the way back. */
export function CambioPage() {
  const { cambio_id } = route.useParams();
  const { search, query, change, page } = useListPage(route, cambioPages(cambio_id));
  const { href } = useReturnTo('/cambios-de-precios');
  const cambio = query.data?.cambio;
  return (
    <>
      <BackButton href={href} />
      <ListPage
        {...page}
        toolbar={
          <>
            {cambio && <UndoCambio cambio={cambio} />}
            <FormControlLabel
              label="Solo los que cambiaron después"
              control={
                <Checkbox
                  checked={search.filtro === 'distintos'}
                  onChange={(_event, checked) => change({ filtro: checked ? 'distintos' : undefined })}
                />
              }
            />
          </>
        }
      >
        {cambio && (
          <DetailsCard
            details={[
              { label: 'Productos', value: cambio.seleccion },
              { label: 'Ajuste', value: ajusteText(cambio) },
              {
                label: 'Suben, bajan, no se cambiaron',
                value: `${cambio.suben}, ${cambio.bajan}, ${cambio.rechazados}`,
              },
              { label: 'Quién y cuándo', value: `${nameOf(cambio.usuario)}, ${fullDate(cambio.fecha)}` },
              {
                label: 'Estado',
                value: cambio.deshecho
                  ? `${stateText(cambio)}: ${nameOf(cambio.deshecho.usuario)}, ${fullDate(cambio.deshecho.fecha)}`
                  : stateText(cambio),
              },
            ]}
          />
        )}
        <ListTable
          query={query}
          label="Productos del cambio"
          columns={cambioColumns}
          rows={({ productos }) => productos}
          rowKey={({ producto_id }) => producto_id}
          empty={<EmptyState announce="status" title="Ningún precio cambió después" />}
        />
      </ListPage>
    </>
  );
}
