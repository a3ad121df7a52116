import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import type { RegistrarDialogProps } from './registrar-dialog.tsx';

const dialog = lateView(async () => (await import('./registrar-dialog.tsx')).RegistrarDialog, 'when-wanted');

/** Milliseconds, long enough to reach the button. */
const TOAST_MS = 10_000;

/** Opens the form for account entries; after a success offers another one. */
export function RegistrarButton(props: Omit<RegistrarDialogProps, 'onClose' | 'onDone'>) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const Dialog = useLateView(dialog, open, close);
  const toasts = useToasts();
  const offered = useRef<string | number>(undefined);
  // On another page the toast's button would have no effect.
  useEffect(
    () => () => {
      if (offered.current !== undefined) toasts.close(offered.current);
    },
    [toasts],
  );
  const onDone = (message: string, refreshed: Promise<void>) => {
    close();
    offered.current = toasts.success(message, {
      duration: TOAST_MS,
      // Opens with the remaining debt.
      action: { label: 'Registrar otro', onClick: () => void refreshed.then(() => setOpen(true)) },
    });
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Registrar pago
      </Button>
      {Dialog && open && <Dialog {...props} onClose={close} onDone={onDone} />}
    </>
  );
}
