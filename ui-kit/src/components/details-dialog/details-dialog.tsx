import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

export interface DetailsDialogProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** A `DetailsCard`, or while it loads or fails what says so. */
  children: ReactNode;
  closeLabel?: string;
  /** More buttons, before 'Cerrar'. */
  actions?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
}

/** Facts over the page, closed by 'Cerrar'. */
export function DetailsDialog(props: DetailsDialogProps) {
  const { open, title, onClose, children, closeLabel = 'Cerrar', actions, maxWidth = 'sm' } = props;
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth={maxWidth}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ p: 4, flexWrap: 'wrap' }}>
        {actions}
        <Button variant="outlined" onClick={onClose}>
          {closeLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
