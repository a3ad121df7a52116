import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Bar } from './data-table-parts.ts';
import type { DataSelection, RowKey } from './data-table-types.ts';

const defaultCount = (count: number) => (count === 1 ? '1 elegido' : `${count} elegidos`);

interface SelectionBarProps<T> {
  selection: DataSelection<T>;
  /** Keys of this page's rows that can be chosen. */
  page: readonly RowKey[];
}

/** Above the table, on phones too: all of the page, how many, and what to do with them. */
export function SelectionBar<T>({ selection, page }: SelectionBarProps<T>) {
  const { selected, onChange, allLabel = 'Elegir toda la página', countLabel = defaultCount } = selection;
  const here = page.filter((key) => selected.includes(key)).length;
  const all = here > 0 && here === page.length;
  const others = selected.filter((key) => !page.includes(key));
  return (
    <Bar>
      <FormControlLabel
        label={allLabel}
        control={
          <Checkbox
            checked={all}
            indeterminate={here > 0 && !all}
            disabled={page.length === 0}
            onChange={() => onChange(all ? others : [...others, ...page])}
          />
        }
      />
      <p aria-live="polite">{selected.length > 0 && countLabel(selected.length)}</p>
      {selected.length > 0 && (
        <div>
          <Button onClick={() => onChange([])}>{selection.clearLabel ?? 'No elegir ninguno'}</Button>
          {selection.actions}
        </div>
      )}
    </Bar>
  );
}
