import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import type { RegistrarDialogProps } from './registrar-dialog.tsx';

const dialog = lateView(async () => (await import('./registrar-dialog.tsx')).RegistrarDialog, 'when-wanted');

/** Opens what registers a payment, and the like. */
export function RegistrarButton(props: Omit<RegistrarDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useLateView(dialog, open, close);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Registrar pago
      </Button>
      {Dialog && open && <Dialog {...props} onClose={close} />}
    </>
  );
}
