/** What stands over a plain list, as data: each keeps its value in the list's address. */
import { layout } from 'ui-kit/theme/tokens';
import { z } from 'zod';
import { FilterSelect, type FilterSelectProps } from '../filter-select.tsx';
import { day, term } from '../list-search.ts';
import { ListSearch } from '../list-toolbar.tsx';
import { DayField } from './day-field.tsx';

interface ControlProps<V> {
  value: V;
  onChange: (value: V) => void;
  /** The list's other filters, by their names. */
  search?: Readonly<Record<string, unknown>>;
}

export interface ListFilter<V> {
  /** What makes no sense in the address falls back to no filter. */
  schema: z.ZodType<V>;
  // A method: one of a list's filters is as good as any where only its name is known.
  control(props: ControlProps<V>): React.ReactNode;
}

/** The filters of a list by the names that their values have in its address and in its call. */
export type ListFilters<V> = { [K in keyof V]: ListFilter<V[K]> };

/** A search box; '' while nothing is searched. */
export const searchFilter = (label: string): ListFilter<string> => ({
  schema: term,
  control: ({ value, onChange }) => <ListSearch label={label} value={value} onSearch={onChange} />,
});

/** One of several, or all. */
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

/** A day, as '2026-11-22'; two of them make a range, whose last one names the filter of the first. */
export const dayFilter = (label: string, first?: string): ListFilter<string | undefined> => ({
  schema: day,
  control: ({ search, ...props }) => {
    const begins = first && search?.[first];
    return <DayField label={label} {...props} first={typeof begins === 'string' ? begins : undefined} />;
  },
});
