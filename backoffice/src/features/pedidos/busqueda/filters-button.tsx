import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { wholeText } from 'ui-kit/whole-text';
import { countRest } from '../pedidos-search.ts';
import type { FiltersDialogProps } from './filters-dialog.tsx';

const dialog = lateView(async () => (await import('./filters-dialog.tsx')).FiltersDialog, 'when-wanted');

/** Opens the filters that are asked for less often, and the order; tells how many of them are set. */
export function FiltersButton({ filters, onChange }: Omit<FiltersDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useLateView(dialog, open, close);
  const count = countRest(filters);
  return (
    <>
      <Button variant="outlined" startIcon={<TuneOutlined />} onClick={() => setOpen(true)}>
        {`Filtrar y ordenar${count > 0 ? ` (${wholeText(count)})` : ''}`}
      </Button>
      {Dialog && open && <Dialog filters={filters} onChange={onChange} onClose={close} />}
    </>
  );
}
