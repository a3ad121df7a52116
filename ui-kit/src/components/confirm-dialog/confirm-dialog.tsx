import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { wholeText } from '../../whole-text.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { DialogFrame, DialogHead } from './dialog-frame.tsx';

/** Asked for with the question: why an account is turned down. */
export interface ConfirmReason {
  label: string;
  required?: boolean;
  maxLength?: number;
  help?: string;
  /** Stands there from the start, to be changed. */
  initial?: string;
  /** As it is written: to be there again for who closed the dialog by mistake. */
  onWrite?: (written: string) => void;
  texts?: Partial<typeof confirmReasonTexts>;
}

export const confirmReasonTexts = {
  /** Said when it is required and not there. */
  missing: 'Escribe el motivo.',
  tooLong: (maxLength: number) => `Puede tener hasta ${wholeText(maxLength)} caracteres.`,
  /** Under the field: how much of its room is taken. */
  written: (length: number, maxLength: number) => `${wholeText(length)} de ${wholeText(maxLength)}`,
};

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** With the reason as written, without spaces around it; '' where none is asked for. */
  onConfirm: (reason: string) => void;
  /** Also on Escape, Back and outside clicks unless there is `onDismiss`. Not while busy. */
  onCancel: () => void;
  /** On Escape, Back and outside clicks, which press no button: nothing may be said of a cancellation. */
  onDismiss?: () => void;
  /** Back does not close it: for a question that Back itself caused, while the router decides where to go. */
  ignoresBack?: boolean;
  /** While busy, on its button and Escape: to wait no longer. Without it the dialog stays until it is done. */
  onLeave?: () => void;
  reason?: ConfirmReason;
  /** Nothing would be done yet: it can only be left. */
  idle?: boolean;
  /** It is being done: the dialog stays, and asks nothing any more. */
  busy?: boolean;
  /** For what removes something: clay instead of leaf. */
  destructive?: boolean;
  texts?: Partial<typeof confirmDialogTexts>;
}

export const confirmDialogTexts = {
  confirm: 'Sí, confirmar',
  cancel: 'No, cancelar',
  busy: 'Un momento…',
  leave: 'Cancelar',
};

/** Asks before something that is not undone easily. */
export function ConfirmDialog(inProps: ConfirmDialogProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaConfirmDialog' });
  const { open, title, text, onCancel, onDismiss = onCancel, onLeave, busy = false } = props;
  const id = useId();
  const textId = text ? `${id}-text` : undefined;
  return (
    <DialogFrame
      open={open}
      ignoresBack={props.ignoresBack ?? false}
      onClose={(_event, reason) => {
        if (!busy) onDismiss();
        else if (reason === 'escapeKeyDown') onLeave?.();
      }}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <DialogHead id={id}>{title}</DialogHead>
      {/* Its own component: what was written goes with the dialog. */}
      <ConfirmForm
        {...props}
        textId={textId}
        texts={{ ...confirmDialogTexts, ...props.texts }}
        reasonTexts={{ ...confirmReasonTexts, ...props.reason?.texts }}
      />
    </DialogFrame>
  );
}
