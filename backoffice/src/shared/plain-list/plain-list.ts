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

/** What a plain list is told: all that is its own. */
export interface PlainListSpec<V extends object, A extends Counted, Row> {
  title: string;
  /** Over it, in this order. */
  filters: ListFilters<V>;
  /** The call for a page, out of those filters that are set. */
  call: (asked: Partial<Defined<V>> & ReturnType<typeof pageQuery>) => Parameters<typeof callOptions<A>>[0];
  rows: (answer: A) => readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  /** What all pages hold together, out of the answer. */
  sum?: (answer: A) => string;
  /** Said where nothing is. */
  empty: string;
  /** Said where it can't be had. */
  failed?: string;
  /** A usual one: the list waits with rows like its own. */
  sample?: Row;
}

type Search<V> = V & { page: number };

/** A list that shows rows and no more, as its route and its page want it. */
export interface PlainList<V extends object, A extends Counted, Row>
  extends Omit<PlainListSpec<V, A, Row>, 'call'> {
  search: z.ZodType<Search<V>, Partial<Search<V>>>;
  /** Where nothing is filtered. */
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
    // A schema for each name of V, and of no other: but not in a way that types can follow.
    search: search as z.ZodType<Search<V>, Partial<Search<V>>>,
    options: ({ page, ...values }) =>
      callOptions(call({ ...(defined(values) as Partial<Defined<V>>), ...pageQuery(page) })),
  };
}
