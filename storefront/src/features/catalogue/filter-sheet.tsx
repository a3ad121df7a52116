import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { layout } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { forEyes, type Narrowing, narrowingOf } from '../../shared/catalogue/narrowing.ts';
import { failureText } from '../../shared/failure-text.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { FilterChoices } from './filter-choices.tsx';
import type { ListFiltersProps } from './list-filters.tsx';
import { type Cuentas, choicesLeft } from './queries.ts';

export interface FilterSheetProps extends ListFiltersProps {
  open: boolean;
  onClose: () => void;
}

/** Filters apply only on the button, so the page behind does not change before. */
export function FilterSheet({ open, onClose, search, within, onNarrow }: FilterSheetProps) {
  const { seesPrices } = useSession();
  const [chosen, setChosen] = useState<Narrowing>(() => narrowingOf(forEyes(search, seesPrices)));
  const onPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { data, error, refetch, isFetching } = useQuery({
    ...choicesLeft(search.term ?? '', { ...chosen, ...within }, seesPrices),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const apply = (next: Narrowing) => {
    onClose();
    onNarrow(next);
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      anchor={onPhone ? 'bottom' : 'right'}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'afinar',
          sx: {
            width: { md: layout.filters },
            maxHeight: { xs: '92dvh', md: 'none' },
            borderRadius: (theme) => ({ xs: theme.spacing(3, 3, 0, 0), md: 0 }),
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 4, pt: 2 }}>
        <Typography variant="h2" id="afinar">
          Afinar la lista
        </Typography>
        <IconButton aria-label="Cerrar filtros" edge="end" onClick={onClose}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 4, py: 3 }}>
        {error && !data ? (
          <Box role="alert" sx={{ mb: 4 }}>
            No pudimos contar los productos. {failureText(error)}{' '}
            <Button onClick={() => void refetch()} loading={isFetching}>
              Reintentar
            </Button>
          </Box>
        ) : null}
        <FilterChoices cuentas={data} chosen={chosen} within={within} onChoose={setChosen} />
      </Box>
      <Box sx={{ display: 'flex', gap: 2, px: 4, py: 3, borderTop: 1, borderColor: 'divider' }}>
        <Button onClick={() => apply({})} sx={{ flexShrink: 0 }}>
          Quitar todo
        </Button>
        <Button variant="contained" onClick={() => apply(chosen)} sx={{ flex: 1 }}>
          {seeText(data)}
        </Button>
      </Box>
    </Drawer>
  );
}

function seeText(cuentas: Cuentas | undefined): string {
  if (!cuentas) return 'Ver la lista';
  return cuentas.total === 1 ? 'Ver 1 producto' : `Ver ${wholeText(cuentas.total)} productos`;
}
