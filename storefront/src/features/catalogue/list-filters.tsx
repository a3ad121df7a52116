import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import { wholeText } from 'ui-kit/whole-text';
import { filtersOf, type ListFilters } from '../../shared/catalogue/search-params.ts';
import type { ListFiltersProps } from './filter-sheet.tsx';
import { filterText } from './filter-texts.ts';

const sheet = lateView(async () => (await import('./filter-sheet.tsx')).FilterSheet);

/** Button that opens the filters. Their code loads on the first user interaction, or on opening. */
export function FiltersButton(props: ListFiltersProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const toasts = useToasts();
  const missing = useCallback(() => {
    close();
    toasts.error('No pudimos abrir los filtros. Recarga la página e intenta de nuevo.', { key: 'filtros' });
  }, [close, toasts]);
  const Sheet = useLateView(sheet, open, missing);
  useBackCloses(open, close);
  const count = Object.keys(filtersOf(props.search)).length;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListOutlined />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? `Más filtros (${wholeText(count)})` : 'Más filtros'}
      </Button>
      {Sheet && <Sheet key={String(open)} open={open} onClose={close} {...props} />}
    </>
  );
}

/** The chosen filters, each with a button to remove it. */
export function ChosenFilters({ search, onNarrow }: Omit<ListFiltersProps, 'within'>) {
  const chosen = filtersOf(search);
  const keys = Object.keys(chosen) as (keyof ListFilters)[];
  if (keys.length === 0) return null;
  return (
    <Box role="group" aria-label="Filtros elegidos" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
      {keys.map((key) => {
        const { [key]: value, ...rest } = chosen;
        const text = value === undefined ? '' : filterText(key, value);
        return (
          <Button
            key={key}
            variant="outlined"
            color="secondary"
            endIcon={<CloseOutlined />}
            aria-label={`Quitar ${text}`}
            onClick={() => onNarrow(rest)}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {text}
          </Button>
        );
      })}
      {keys.length > 1 && <Button onClick={() => onNarrow({})}>Quitar todo</Button>}
    </Box>
  );
}
