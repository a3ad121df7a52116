import Button from '@mui/material/Button';
import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import {
  DialogBody,
  DialogButtons,
  DialogFrame,
  DialogHead,
  useDialogClose,
} from '../confirm-dialog/dialog-frame.tsx';

export interface DetailsDialogProps {
  open: boolean;
  title: ReactNode;
  /** Called by 'Cerrar', and on Escape and outside clicks. */
  onClose: () => void;
  /** A `DetailsCard`, or its loading or error state. */
  children: ReactNode;
  /** Buttons before 'Cerrar'. */
  actions?: ReactNode;
  maxWidth?: 'xs' | 'sm' | 'md';
  texts?: Partial<typeof detailsDialogTexts>;
}

export const detailsDialogTexts = { close: 'Cerrar' };

/** Shows facts in a dialog with the button 'Cerrar'. */
export function DetailsDialog(inProps: DetailsDialogProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaDetailsDialog' });
  const { open, title, onClose, children, actions, maxWidth = 'sm' } = props;
  const texts = { ...detailsDialogTexts, ...props.texts };
  const id = useId();
  return (
    <DialogFrame open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth={maxWidth}>
      <DialogHead id={id}>{title}</DialogHead>
      {/* Focusable, so that long content scrolls by keyboard. */}
      <DialogBody tabIndex={0}>{children}</DialogBody>
      <DialogButtons>
        {actions}
        <CloseButton onClose={onClose}>{texts.close}</CloseButton>
      </DialogButtons>
    </DialogFrame>
  );
}

/** Inside the frame, whose context knows whether text was typed. */
function CloseButton({ onClose, children }: Pick<DetailsDialogProps, 'onClose' | 'children'>) {
  const close = useDialogClose();
  return (
    <Button variant="outlined" onClick={() => close(onClose)} autoFocus>
      {children}
    </Button>
  );
}
