import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { offPaper } from '../../theme/on-paper.ts';
import { styled } from '../../theme/styled.ts';
import { touchTarget, whereCompact } from '../../theme/tokens.ts';
import { type DataSelection, dataSelectionTexts, type RowKey } from './data-table-types.ts';

const Bar = styled('div', { name: 'TiendaDataTable', slot: 'SelectionBar' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(4),
  rowGap: theme.spacing(1),
  minHeight: 56,
  [whereCompact]: { minHeight: touchTarget },
  ...offPaper,
  '& > label': { margin: 0, marginInlineStart: 7 },
  '& > p': { margin: 0, fontVariantNumeric: 'tabular-nums', color: theme.tokens.palette.text.secondary },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(2), marginInlineStart: 'auto' },
}));

interface SelectionBarProps<T> {
  selection: DataSelection<T>;
  /** Keys of the selectable rows on this page. */
  page: readonly RowKey[];
}

/** Bar above the table, on phones too: selects the whole page, shows the count and the actions. */
export function SelectionBar<T>({ selection, page }: SelectionBarProps<T>) {
  const { selected, onChange } = selection;
  const texts = { ...dataSelectionTexts, ...selection.texts };
  const here = page.filter((key) => selected.includes(key)).length;
  const all = here > 0 && here === page.length;
  const others = selected.filter((key) => !page.includes(key));
  return (
    <Bar>
      <FormControlLabel
        label={texts.page}
        control={
          <Checkbox
            checked={all}
            indeterminate={here > 0 && !all}
            disabled={page.length === 0}
            onChange={() => onChange(all ? others : [...others, ...page])}
          />
        }
      />
      <p aria-live="polite">{selected.length > 0 && texts.count(selected.length)}</p>
      {selected.length > 0 && (
        <div>
          <Button onClick={() => onChange([])}>{texts.clear}</Button>
          {selection.actions}
        </div>
      )}
    </Bar>
  );
}
