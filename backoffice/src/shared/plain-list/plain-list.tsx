/** Filters of plain lists, as data; each value is in the URL. */

import { pageQuery } from 'app-core/paging';
import { type CallOptions, callOptions } from 'app-core/queries/call-options';
import type { DataColumn } from 'ui-kit/data-table';
import { z } from 'zod';
import { type Defined, defined } from '../defined.ts';
import type { FilterSelectProps } from '../filter-select.tsx';
import { day, page, term } from '../list-search.ts';

/** The control of a filter, as data: its code loads with the list's page. */
export type FilterControlSpec =
  | { kind: 'search'; label: string }
  | ({ kind: 'choice' } & Pick<FilterSelectProps<string>, 'label' | 'all' | 'options'>)
  | { kind: 'day'; label: string; first: string | undefined };

export interface ListFilter<V> {
  /** Invalid values of the URL fall back to no filter. */
  schema: z.ZodType<V>;
  control: FilterControlSpec;
}

/** A list's filters, by the names of their parameters in URL and call. */
type ListFilters<V> = { [K in keyof V]: ListFilter<V[K]> };

/** A search box; '' for no search. */
export const searchFilter = (label: string): ListFilter<string> => ({
  schema: term,
  control: { kind: 'search', label },
});

/** A select with several options, or all. */
export const choiceFilter = <const V extends string>(
  choice: Pick<FilterSelectProps<V>, 'label' | 'all' | 'options'>,
): ListFilter<V | undefined> => ({
  schema: z
    .enum(choice.options.map(({ value }) => value))
    .optional()
    .catch(undefined),
  control: { kind: 'choice', ...choice },
});

/** An ISO date. The end of a range names the filter of its start. */
export const dayFilter = (label: string, first?: string): ListFilter<string | undefined> => ({
  schema: day,
  control: { kind: 'day', label, first },
});

interface Counted {
  total: number;
}

/** The definition of a plain list. */
interface PlainListSpec<V extends object, A extends Counted, Row> {
  title: string;
  /** Above the list, in this order. */
  filters: ListFilters<V>;
  /** Returns the call for a page from the active filters. */
  call: (query: Partial<Defined<V>> & ReturnType<typeof pageQuery>) => Parameters<typeof callOptions<A>>[0];
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
