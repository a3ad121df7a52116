import Box from '@mui/material/Box';
import { getRouteApi } from '@tanstack/react-router';
import type { CambioConProductos } from 'api-client/backoffice';
import { BackButton } from 'ui-kit/back-button';
import type { DataColumn } from 'ui-kit/data-table';
import { fullDate } from 'ui-kit/dates';
import { DetailsCard } from 'ui-kit/details-card';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { layout, least } from 'ui-kit/theme/tokens';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { RowActions } from '../../shared/row-action.tsx';
import { useListPage } from '../../shared/use-list-page.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { RetryCambio, UndoCambio } from './cambio-actions.tsx';
import { ajusteText, nameOf, propiosText, stateText } from './cambio-texts.ts';
import { cambioPages } from './queries.ts';

type Row = CambioConProductos['productos'][number];

const money = (key: 'antes' | 'precio' | 'ahora', header: string): DataColumn<Row> => ({
  key,
  header,
  align: 'right',
  width: least.amount,
  cell: (row) => formatMoney(row[key]),
});

/** Each product's price before and after the change, and now. */
const cambioColumns: readonly DataColumn<Row>[] = [
  { key: 'producto', header: 'Producto', phone: 'title', cell: ({ nombre }) => nombre },
  money('antes', 'Antes'),
  money('precio', 'Con el cambio'),
  money('ahora', 'Ahora'),
  { key: 'sigue', header: 'Después', width: '20%', cell: ({ sigue }) => (sigue ? '—' : 'Cambió después') },
];

const FILTROS = [
  { value: 'distintos', label: 'Los que cambiaron después' },
  { value: 'salteados', label: 'Los que cambiaron antes y no se tocaron' },
] as const;

const route = getRouteApi('/_staff/cambio-de-precios/$cambio_id');

/** A price change: summary, each product's prices, and the undo button. */
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
        actions={
          cambio && (
            <RowActions>
              {cambio.fallo && <RetryCambio cambio={cambio} />}
              <UndoCambio cambio={cambio} />
            </RowActions>
          )
        }
        toolbar={
          <>
            {query.data && <Facts {...query.data} />}
            <FilterSelect
              label="Ver"
              all="Todos"
              options={FILTROS}
              value={search.filtro}
              onChange={(filtro) => change({ filtro })}
              sx={{ width: { xs: '100%', sm: layout.search } }}
            />
          </>
        }
      >
        <ListTable
          query={query}
          label="Productos del cambio"
          columns={cambioColumns}
          rows={({ productos }) => productos}
          rowKey={({ producto_id }) => producto_id}
          empty={
            <EmptyState
              announce="status"
              title={
                search.filtro
                  ? 'Ningún precio cambió'
                  : query.data?.reglas || query.data?.cambio.condicion
                    ? 'La lista no tiene precios propios'
                    : 'El cambio no tiene productos'
              }
            />
          }
        />
      </ListPage>
    </>
  );
}

/** 'Supermercados: 12 precios propios', for example; null when the change set none. */
const listasText = (condiciones: CambioConProductos['condiciones']): string | null =>
  condiciones && condiciones.length > 0
    ? condiciones
        .map(({ nombre, propios }) => `${nombre ?? 'Condiciones eliminadas'}: ${propiosText(propios)}`)
        .join(', ')
    : null;

const reglasText = (reglas: readonly string[]): string =>
  reglas.length > 0 ? reglas.join(' · ') : 'Sin porcentajes';

const Facts = ({ cambio, condiciones, reglas }: CambioConProductos) => (
  <Box sx={{ width: '100%' }}>
    <DetailsCard
      details={[
        { label: 'Productos', value: cambio.seleccion },
        { label: 'Ajuste', value: ajusteText(cambio) },
        ...(reglas
          ? [
              { label: 'Porcentajes antes', value: reglasText(reglas.antes) },
              { label: 'Porcentajes con el cambio', value: reglasText(reglas.despues) },
            ]
          : []),
        ...(cambio.condicion && !reglas
          ? [{ label: 'Porcentajes', value: 'Cambiaron antes y quedaron como estaban' }]
          : []),
        ...(listasText(condiciones)
          ? [{ label: 'Condiciones comerciales', value: listasText(condiciones) }]
          : []),
        {
          label: 'Suben, bajan, no se cambiaron',
          value: `${cambio.suben}, ${cambio.bajan}, ${cambio.rechazados}`,
        },
        { label: 'Quién y cuándo', value: `${nameOf(cambio.usuario)}, ${fullDate(cambio.fecha)}` },
        ...(cambio.desde ? [{ label: 'Se aplica', value: fullDate(cambio.desde) }] : []),
        ...(cambio.hasta ? [{ label: 'La promoción termina', value: fullDate(cambio.hasta) }] : []),
        {
          label: 'Estado',
          value: cambio.deshecho
            ? `${stateText(cambio)}: ${nameOf(cambio.deshecho.usuario)}, ${fullDate(cambio.deshecho.fecha)}`
            : stateText(cambio),
        },
      ]}
    />
  </Box>
);
