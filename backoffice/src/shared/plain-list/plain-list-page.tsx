import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { EmptyState } from 'ui-kit/empty-state';
import { ListPage } from '../list-page.tsx';
import { ListTable } from '../list-table.tsx';
import { PhoneFilters } from '../phone-filters.tsx';
import { type ListRoute, useListPage } from '../use-list-page.ts';
import { FilterControl } from './filter-control.tsx';
import type { PlainList } from './plain-list.tsx';

interface PlainListPageProps<V extends object, A extends { total: number }, Row> {
  list: PlainList<V, A, Row>;
  route: ListRoute<V & { page: number }>;
}

/** The number of filters that fit on a phone. */
const MOST = 3;

/** A list with its filters, in all states, page by page. */
export function PlainListPage<V extends object, A extends { total: number }, Row>({
  list,
  route,
}: PlainListPageProps<V, A, Row>) {
  const { search, query, change, page } = useListPage(route, list);
  const names = Object.keys(list.filters) as (keyof V & string)[];
  const isSet = (name: keyof V) => search[name] !== list.unfiltered[name];
  const control = (name: keyof V & string) => (
    <FilterControl
      key={name}
      control={list.filters[name].control}
      search={search as Record<string, unknown>}
      // Every kind of filter has a text, or none.
      value={search[name] as string | undefined}
      onChange={(value) => change({ [name]: value } as Partial<typeof search>)}
    />
  );
  // With too many, phones show only the first.
  const visibleNames = names.length > MOST ? names.slice(0, 1) : names;
  const hiddenNames = names.slice(visibleNames.length);
  return (
    <ListPage
      {...page}
      sum={
        list.sum &&
        query.data &&
        query.data.total > 0 && (
          <Typography variant="body2" color="textSecondary">
            {list.sum(query.data)}
          </Typography>
        )
      }
      toolbar={
        <>
          {visibleNames.map(control)}
          {hiddenNames.length > 0 && (
            <PhoneFilters label="Filtros" count={hiddenNames.filter(isSet).length}>
              {hiddenNames.map(control)}
            </PhoneFilters>
          )}
        </>
      }
    >
      <ListTable
        label={list.title}
        query={query}
        failed={list.failed}
        rows={list.rows}
        rowKey={list.rowKey}
        columns={list.columns}
        sample={list.sample}
        empty={
          <EmptyState
            announce="status"
            title={list.empty}
            action={
              names.some(isSet) && (
                <Button variant="outlined" onClick={() => change({ ...list.unfiltered, page: 1 })}>
                  Ver todo
                </Button>
              )
            }
          />
        }
      />
    </ListPage>
  );
}
