import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { DialogBody, DialogButtons, DialogFrame } from '../confirm-dialog/dialog-frame.tsx';

export interface ResultDialogProps {
  open: boolean;
  kind: 'success' | 'error';
  title: ReactNode;
  text?: ReactNode;
  /** Called to close, also on Escape and outside clicks. */
  onClose: () => void;
  texts?: Partial<typeof resultDialogTexts>;
}

export const resultDialogTexts = { accept: 'Aceptar' };

const icons = { success: CheckCircleOutlined, error: ErrorOutlineOutlined };

/** Shows the result of an action. Use it if the user could miss a toast. */
export function ResultDialog(inProps: ResultDialogProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaResultDialog' });
  const { open, kind, title, text, onClose } = props;
  const texts = { ...resultDialogTexts, ...props.texts };
  const id = useId();
  const Icon = icons[kind];
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      fullWidth
      maxWidth="xs"
    >
      <DialogBody sx={{ display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
        <Icon color={kind} sx={{ fontSize: 48, mt: 6 }} aria-hidden />
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {text && (
          <Typography id={`${id}-text`} component="div" sx={{ maxWidth: '100%' }}>
            {text}
          </Typography>
        )}
      </DialogBody>
      <DialogButtons sx={{ justifyContent: 'center' }}>
        <Button variant="contained" onClick={onClose} autoFocus>
          {texts.accept}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}
