import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import { countRest } from '../pedidos-search.ts';
import type { FiltersDialogProps } from './filters-dialog.tsx';

const dialog = lateView(async () => (await import('./filters-dialog.tsx')).FiltersDialog, 'when-wanted');

/** Opens the less used filters and the order; shows how many are set. */
export function FiltersButton({ filters, onChange }: Omit<FiltersDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useLateView(dialog, open, close);
  // On phones this button is inside 'Más filtros'.
  const wide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('sm'));
  const count = countRest(filters);
  return (
    <>
      <Button variant="outlined" startIcon={<TuneOutlined />} onClick={() => setOpen(true)}>
        {`${wide ? 'Más filtros' : 'Filtrar y ordenar'}${count > 0 ? ` (${wholeText(count)})` : ''}`}
      </Button>
      {Dialog && open && <Dialog filters={filters} onChange={onChange} onClose={close} />}
    </>
  );
}
