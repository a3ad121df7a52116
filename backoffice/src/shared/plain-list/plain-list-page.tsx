import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { EmptyState } from 'ui-kit/empty-state';
import { ListPage } from '../list-page.tsx';
import { ListTable } from '../list-table.tsx';
import { type ListRoute, useListPage } from '../use-list-page.ts';
import type { ListFilter } from './list-filters.tsx';
import type { PlainList } from './plain-list.ts';

interface PlainListPageProps<V extends object, A extends { total: number }, Row> {
  list: PlainList<V, A, Row>;
  route: ListRoute<V & { page: number }>;
}

/** A list with its filters over it: it is asked for, waits, fails, is empty or shows its rows, page by page. */
export function PlainListPage<V extends object, A extends { total: number }, Row>({
  list,
  route,
}: PlainListPageProps<V, A, Row>) {
  const { search, query, change, page } = useListPage(route, list);
  const names = Object.keys(list.filters) as (keyof V & string)[];
  const isFiltered = names.some((name) => search[name] !== list.unfiltered[name]);
  return (
    <ListPage
      {...page}
      toolbar={names.map((name) => {
        const filter: ListFilter<V[typeof name]> = list.filters[name];
        return (
          <Fragment key={name}>
            {filter.control({
              value: search[name],
              onChange: (value) => change({ [name]: value } as Partial<typeof search>),
            })}
          </Fragment>
        );
      })}
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
              isFiltered && (
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
