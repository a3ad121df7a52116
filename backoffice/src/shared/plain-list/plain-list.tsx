/** Filters of plain lists, as data; each value is in the URL. */

import { pageQuery } from 'app-core/paging';
import { type CallOptions, callOptions } from 'app-core/queries/call-options';
import type { DataColumn } from 'ui-kit/data-table';
import { layout } from 'ui-kit/theme/tokens';
import { z } from 'zod';
import { type Defined, defined } from '../defined.ts';
import { FilterSelect, type FilterSelectProps } from '../filter-select.tsx';
import { day, page, term } from '../list-search.ts';
import { ListSearch } from '../list-toolbar.tsx';
import { DayField } from './day-field.tsx';

interface ControlProps<V> {
  value: V;
  onChange: (value: V) => void;
  /** All filters of the list by name. */
  search?: Readonly<Record<string, unknown>>;
}

export interface ListFilter<V> {
  /** Invalid values of the URL fall back to no filter. */
  schema: z.ZodType<V>;
  // A method, because method parameters are bivariant: filters of different types fit one record.
  control(props: ControlProps<V>): React.ReactNode;
}

/** A list's filters, by the names of their parameters in URL and call. */
type ListFilters<V> = { [K in keyof V]: ListFilter<V[K]> };

/** A search box; '' for no search. */
export const searchFilter = (label: string): ListFilter<string> => ({
  schema: term,
  control: ({ value, onChange }) => <ListSearch label={label} value={value} onSearch={onChange} />,
});

/** A select with several options, or all. */
export const choiceFilter = <const V extends string>(
  choice: Pick<FilterSelectProps<V>, 'label' | 'all' | 'options'>,
): ListFilter<V | undefined> => ({
  schema: z
    .enum(choice.options.map(({ value }) => value))
    .optional()
    .catch(undefined),
  control: ({ value, onChange }) => (
    <FilterSelect
      {...choice}
      value={value}
      onChange={onChange}
      sx={{ width: { xs: '100%', sm: layout.filter } }}
    />
  ),
});

/** An ISO date. The end of a range names the filter of its start. */
export const dayFilter = (label: string, first?: string): ListFilter<string | undefined> => ({
  schema: day,
  control: ({ search, ...props }) => {
    const begins = first && search?.[first];
    return <DayField label={label} {...props} first={typeof begins === 'string' ? begins : undefined} />;
  },
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
