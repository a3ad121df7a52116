import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { ConfirmForm } from './confirm-form.tsx';
import { DialogFrame, DialogHead } from './dialog-frame.tsx';

/** Asked for with the question: why an account is turned down. */
export interface ConfirmReason {
  label: string;
  required?: boolean;
  maxLength?: number;
  help?: string;
  /** Said when it is required and not there. */
  missingMessage?: string;
  /** Said when it is longer than `maxLength`. */
  longMessage?: (maxLength: number) => string;
}

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** With the reason as written, without spaces around it; '' where none is asked for. */
  onConfirm: (reason: string) => void;
  /** Also on Escape and outside clicks. Not while busy. */
  onCancel: () => void;
  /** While busy, on its button and Escape: to wait no longer. Without it the dialog stays until it is done. */
  onLeave?: () => void;
  reason?: ConfirmReason;
  confirmLabel?: string;
  cancelLabel?: string;
  leaveLabel?: string;
  busyLabel?: string;
  /** It is being done: the dialog stays, and asks nothing any more. */
  busy?: boolean;
  /** For what removes something: clay instead of leaf. */
  destructive?: boolean;
}

/** Asks before something that is not undone easily. */
export function ConfirmDialog(inProps: ConfirmDialogProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaConfirmDialog' });
  const { open, title, text, onCancel, onLeave, busy = false } = props;
  const id = useId();
  const textId = text ? `${id}-texto` : undefined;
  return (
    <DialogFrame
      open={open}
      onClose={(_event, reason) => {
        if (!busy) onCancel();
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
      <ConfirmForm {...props} textId={textId} />
    </DialogFrame>
  );
}
