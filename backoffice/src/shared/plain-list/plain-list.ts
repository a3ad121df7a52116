import { pageQuery } from 'app-core/paging';
import { type CallOptions, callOptions } from 'app-core/queries/call-options';
import type { DataColumn } from 'ui-kit/data-table';
import { z } from 'zod';
import { type Defined, defined } from '../defined.ts';
import { page } from '../list-search.ts';
import type { ListFilters } from './list-filters.tsx';

interface Counted {
  total: number;
}

/** The definition of a plain list. */
export interface PlainListSpec<V extends object, A extends Counted, Row> {
  title: string;
  /** Above the list, in this order. */
  filters: ListFilters<V>;
  /** Returns the call for a page from the active filters. */
  call: (asked: Partial<Defined<V>> & ReturnType<typeof pageQuery>) => Parameters<typeof callOptions<A>>[0];
  rows: (answer: A) => readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  /** Returns the sum of all pages. */
  sum?: (answer: A) => string;
  /** The text of the empty state. */
  empty: string;
  /** The error text. */
  failed?: string;
  /** A sample row for the skeleton. */
  sample?: Row;
}

type Search<V> = V & { page: number };

/** A plain list as its route and page need it. */
export interface PlainList<V extends object, A extends Counted, Row>
  extends Omit<PlainListSpec<V, A, Row>, 'call'> {
  search: z.ZodType<Search<V>, Partial<Search<V>>>;
  /** The values without filters. */
  unfiltered: V;
  options: (search: Search<V>) => CallOptions<A>;
}

export function plainList<V extends object, A extends Counted, Row>({
  call,
  ...list
}: PlainListSpec<V, A, Row>): PlainList<V, A, Row> {
  const names = Object.keys(list.filters) as (keyof V)[];
  const schemas = Object.fromEntries(names.map((name) => [name, list.filters[name].schema]));
  const search: z.ZodType = z.object({ ...schemas, page });
  const unfiltered = names.map((name) => [name, list.filters[name].schema.parse(undefined)]);
  return {
    ...list,
    unfiltered: Object.fromEntries(unfiltered),
    // The cast is safe: the schema has exactly the names of V, which TypeScript can't infer.
    search: search as z.ZodType<Search<V>, Partial<Search<V>>>,
    options: ({ page, ...values }) =>
      callOptions(call({ ...(defined(values) as Partial<Defined<V>>), ...pageQuery(page) })),
  };
}
