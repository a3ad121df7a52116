import { useCallback } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';
import type { NameDialogProps } from './name-dialog.tsx';

const dialog = lateView(async () => (await import('./name-dialog.tsx')).NameDialog);

/** Place of the dialog for a list's name. Its form code loads when the page is idle. */
export function NameDialogSlot(props: NameDialogProps) {
  const toasts = useToasts();
  const { open, onClose } = props;
  const missing = useCallback(() => {
    onClose();
    toasts.error('No pudimos abrir el formulario. Recarga la página e intenta de nuevo.', { key: 'listas' });
  }, [onClose, toasts]);
  const View = useLateView(dialog, open, missing);
  return View ? <View {...props} /> : null;
}
