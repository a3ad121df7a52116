import CloseOutlined from '@mui/icons-material/CloseOutlined';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { opensDialog } from 'ui-kit/open-early';
import { wholeText } from 'ui-kit/whole-text';
import { filtersOf, type ListFilters, permittedSearch } from '../../shared/catalogue/search-params.ts';
import { useSession } from '../../shared/session/session.ts';
import { FilterSheet, type FiltersProps, filterLink } from './filter-sheet.tsx';
import { filterText } from './filter-texts.ts';

/** Id of the sheet. */
const SHEET = 'filtros';

/** Button that opens the filters, also before hydration. */
export function FiltersButton(props: FiltersProps) {
  const [open, setOpen] = useState(false);
  const { seesPrices } = useSession();
  const chosen = filtersOf(permittedSearch(props.search, seesPrices));
  const count = Object.keys(filtersOf(props.search)).length;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListOutlined />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        {...opensDialog(SHEET)}
      >
        {count > 0 ? `Más filtros (${wholeText(count)})` : 'Más filtros'}
      </Button>
      {/* The key: other filters of the address replace what is filled in. */}
      <FilterSheet
        key={JSON.stringify(chosen)}
        id={SHEET}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        inAddress={chosen}
        {...props}
      />
    </>
  );
}

/** The chosen filters, each with a link that removes it. */
export function ChosenFilters(props: Omit<FiltersProps, 'within'>) {
  const chosen = filtersOf(props.search);
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
            {...filterLink(rest, props)}
            sx={{ maxWidth: '100%', overflowWrap: 'anywhere' }}
          >
            {text}
          </Button>
        );
      })}
      {keys.length > 1 && <Button {...filterLink({}, props)}>Quitar todo</Button>}
    </Box>
  );
}
