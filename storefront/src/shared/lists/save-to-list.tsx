import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Quantity } from 'app-core/cart/line';
import { useCallback, useState } from 'react';
import { lateView, useLateView } from 'ui-kit/late-view';
import { useToasts } from 'ui-kit/use-toasts';

const dialog = lateView(async () => (await import('./save-dialog.tsx')).SaveDialog, 'when-wanted');

export interface SaveToListProps extends Omit<ButtonProps, 'onClick'> {
  /** Returns products and quantities; called on the press. */
  wanted: () => Quantity[];
}

/** Button that saves products to a list. Its dialog loads on the first press. */
export function SaveToList({ wanted, ...button }: SaveToListProps) {
  const [saving, setSaving] = useState<readonly Quantity[]>();
  const toasts = useToasts();
  const close = useCallback(() => setSaving(undefined), []);
  const missing = useCallback(() => {
    close();
    toasts.error('No pudimos abrir tus listas. Recarga la página e intenta de nuevo.', { key: 'listas' });
  }, [close, toasts]);
  const Dialog = useLateView(dialog, saving !== undefined, missing);
  return (
    <>
      <Button startIcon={<BookmarkBorderOutlined />} {...button} onClick={() => setSaving(wanted())} />
      {Dialog && <Dialog wanted={saving} onClose={close} />}
    </>
  );
}
