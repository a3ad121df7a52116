/** Filters of plain lists, as data; each value is in the URL. */
import { layout } from 'ui-kit/theme/tokens';
import { z } from 'zod';
import { FilterSelect, type FilterSelectProps } from '../filter-select.tsx';
import { day, term } from '../list-search.ts';
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
export type ListFilters<V> = { [K in keyof V]: ListFilter<V[K]> };

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
