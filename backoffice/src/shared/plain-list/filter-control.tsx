import { layout } from 'ui-kit/theme/tokens';
import { FilterSelect } from '../filter-select.tsx';
import { ListSearch } from '../list-toolbar.tsx';
import { DayField } from './day-field.tsx';
import type { FilterControlSpec } from './plain-list.tsx';

interface FilterControlProps {
  control: FilterControlSpec;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** All filters of the list by name. */
  search: Readonly<Record<string, unknown>>;
}

/** A plain list's filter: a search box, a select or a day. */
export function FilterControl({ control, value, onChange, search }: FilterControlProps) {
  const { label } = control;
  if (control.kind === 'search') return <ListSearch label={label} value={value ?? ''} onSearch={onChange} />;
  if (control.kind === 'choice') {
    const sx = { width: { xs: '100%', sm: layout.filter } };
    const { all, options } = control;
    return <FilterSelect {...{ label, all, options, value, onChange, sx }} />;
  }
  const begins = control.first && search[control.first];
  const first = typeof begins === 'string' ? begins : undefined;
  return <DayField {...{ label, value, onChange, first }} />;
}
