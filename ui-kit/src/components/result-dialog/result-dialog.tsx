import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export interface ResultDialogProps {
  open: boolean;
  kind: 'success' | 'error';
  title: ReactNode;
  text?: ReactNode;
  onClose: () => void;
  acceptLabel?: string;
}

const icons = { success: CheckCircleOutlined, error: ErrorOutlineOutlined };

/** How something ended, when a toast would be missed. */
export function ResultDialog({
  open,
  kind,
  title,
  text,
  onClose,
  acceptLabel = 'Aceptar',
}: ResultDialogProps) {
  const id = useId();
  const Icon = icons[kind];
  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogContent sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center', pt: 8 }}>
        <Icon color={kind} sx={{ fontSize: 48 }} aria-hidden />
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {text && <Typography>{text}</Typography>}
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'center', p: 4 }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {acceptLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
