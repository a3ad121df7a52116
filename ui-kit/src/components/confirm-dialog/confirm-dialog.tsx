import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  onConfirm: () => void;
  /** Also on Escape and outside clicks. Not while busy. */
  onCancel: () => void;
  confirmLabel?: string;
  cancelLabel?: string;
  busyLabel?: string;
  busy?: boolean;
  /** For what removes something: clay instead of leaf. */
  destructive?: boolean;
}

/** Asks before something that is not undone easily. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, onConfirm, onCancel, busy = false, destructive = false } = props;
  const { confirmLabel = 'Sí, confirmar', cancelLabel = 'No, cancelar', busyLabel = 'Un momento…' } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onCancel()}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={text ? `${id}-texto` : undefined}
      fullWidth
      maxWidth="xs"
      disableRestoreFocus={false}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText id={`${id}-texto`} component="div" sx={{ color: 'text.primary' }}>
            {text}
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions sx={{ flexWrap: 'wrap', p: 4, pt: 2, gap: 2, '& > :not(style)': { ml: 0 } }}>
        <Button variant="outlined" onClick={onCancel} disabled={busy} autoFocus>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={onConfirm}
          disabled={busy}
        >
          {busy ? busyLabel : confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
