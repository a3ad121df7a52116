import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ComparacionDeCondiciones, DIFERENCIAS, type Diferencia } from 'api-client/backoffice';
import { BackButton } from 'ui-kit/back-button';
import type { DataColumn } from 'ui-kit/data-table';
import { EmptyState } from 'ui-kit/empty-state';
import { formatMoney } from 'ui-kit/money';
import { layout } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { condicionesOptions } from '../../shared/condiciones.ts';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ListTable } from '../../shared/list-table.tsx';
import { ListSearch } from '../../shared/list-toolbar.tsx';
import { SecondLine } from '../../shared/second-line.tsx';
import { useLastGood } from '../../shared/use-last-good.ts';
import { useListPage } from '../../shared/use-list-page.ts';
import { useReturnTo } from '../../shared/use-return-to.ts';
import { useRowLayout } from '../../shared/use-row-layout.ts';
import { comparacionPages } from './queries.ts';
import { TerminosTable } from './terminos-table.tsx';
import { differenceText } from './texts.ts';

type Row = ComparacionDeCondiciones['productos'][number];
type Counts = Pick<ComparacionDeCondiciones, 'menores' | 'mayores'>;

const route = getRouteApi('/_staff/comparar-condiciones');

const TIENDA = 'Los precios de la tienda';
const WIDTH = { width: { xs: '100%', sm: layout.search } };

const DIFERENCIA_TEXTS: Record<Diferencia, (counts: Counts, second: string) => string> = {
  distintos: ({ menores, mayores }) => `Distintos (${wholeText(menores + mayores)})`,
  menores: ({ menores }, second) => `Más bajos en «${second}» (${wholeText(menores)})`,
  mayores: ({ mayores }, second) => `Más altos en «${second}» (${wholeText(mayores)})`,
};

/** Returns '−10 %', the second price against the first one; undefined for the same price. */
const difference = ({ precio, otro }: Row) => differenceText({ base: precio, precio: otro });

const productoOf = (lines: ((row: Row) => string)[]): DataColumn<Row> => ({
  key: 'producto',
  header: 'Producto',
  phone: 'title',
  cell: (row) => (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {row.nombre}
      <SecondLine>{row.marca}</SecondLine>
      {lines.map((lineOf) => {
        const text = lineOf(row);
        return <SecondLine key={text}>{text}</SecondLine>;
      })}
    </Box>
  ),
});

const amountOf = (
  key: string,
  header: string,
  amount: (row: Row) => number,
  second?: (row: Row) => string | undefined,
): DataColumn<Row> => ({
  key,
  header,
  width: '20%',
  align: 'right',
  cell: (row) => (
    <>
      {formatMoney(amount(row))}
      {second?.(row) && <SecondLine>{second(row)}</SecondLine>}
    </>
  ),
});

/** The product with both prices, and the difference of the second one. Names of agreements head their columns. */
function columnsOf(showsCards: boolean, first: string, second: string, hasBase: boolean): DataColumn<Row>[] {
  if (showsCards) {
    const lines = [
      (row: Row) => `${first}: ${formatMoney(row.precio)}`,
      (row: Row) => [`${second}: ${formatMoney(row.otro)}`, difference(row)].filter(Boolean).join(' · '),
      ...(hasBase ? [(row: Row) => `En la tienda: ${formatMoney(row.base)}`] : []),
    ];
    return [productoOf(lines)];
  }
  return [
    productoOf([]),
    ...(hasBase ? [amountOf('base', 'En la tienda', ({ base }) => base)] : []),
    amountOf('precio', first, ({ precio }) => precio),
    amountOf('otro', second, (row) => row.otro, difference),
  ];
}

/** Two agreements side by side: the terms that differ, and the price of each product in both. */
export function ComparacionPage() {
  const { search, query, change, page } = useListPage(route, comparacionPages);
  const { condicion, con, diferencia } = search;
  const condiciones = useQuery(condicionesOptions());
  const { showsCards } = useRowLayout();
  const { href } = useReturnTo('/panel-condiciones');
  const options = condiciones.data ?? [];
  const nameOf = (id: string | undefined) => options.find(({ value }) => value === id)?.label;
  const first = nameOf(condicion) ?? 'Condiciones';
  const second = con === undefined ? TIENDA : (nameOf(con) ?? 'Las otras');
  const counts = useLastGood(query.data);
  const others = (id: string | undefined) => options.filter(({ value }) => value !== id);
  return (
    <ListPage
      {...page}
      total={condicion ? page.total : undefined}
      before={<BackButton href={href} />}
      toolbar={
        <>
          <FilterSelect
            label="Condiciones"
            all="Elige unas condiciones"
            options={others(con)}
            query={condiciones}
            value={condicion}
            onChange={(next) => change({ condicion: next })}
            sx={WIDTH}
          />
          <FilterSelect
            label="Comparar con"
            all={TIENDA}
            options={others(condicion)}
            query={condiciones}
            value={con}
            onChange={(next) => change({ con: next })}
            sx={WIDTH}
          />
          {condicion && con && (
            <Button
              variant="outlined"
              startIcon={<SyncAltOutlined />}
              onClick={() => change({ condicion: con, con: condicion })}
            >
              Intercambiar
            </Button>
          )}
          {condicion && con && (
            <TerminosTable key={`${condicion} ${con}`} {...{ condicion, con, first, second }} />
          )}
          {condicion && (
            <>
              <ListSearch
                label="Buscar producto"
                value={search.term}
                onSearch={(next) => change({ term: next })}
              />
              <FilterSelect
                label="Ver"
                all={
                  counts ? `Todos (${wholeText(counts.menores + counts.iguales + counts.mayores)})` : 'Todos'
                }
                options={DIFERENCIAS.map((value) => ({
                  value,
                  label: counts ? DIFERENCIA_TEXTS[value](counts, second) : 'Cargando…',
                }))}
                value={diferencia}
                onChange={(next) => change({ diferencia: next })}
                sx={WIDTH}
              />
            </>
          )}
        </>
      }
    >
      {condicion ? (
        <ListTable
          query={query}
          label="Precios"
          columns={columnsOf(showsCards, first, second, con !== undefined)}
          rows={({ productos }) => productos}
          rowKey={({ producto_id }) => producto_id}
          empty={
            <EmptyState
              announce="status"
              title={
                diferencia && search.term === '' ? 'Ningún precio es así' : 'No se encontraron productos'
              }
              text={
                diferencia && search.term === ''
                  ? 'Elige «Todos» para ver los demás.'
                  : 'Prueba con otra palabra.'
              }
            />
          }
        />
      ) : (
        <EmptyState
          title="Elige unas condiciones"
          text="Ves en qué se diferencian de otras, o de los precios de la tienda, producto por producto."
        />
      )}
    </ListPage>
  );
}
