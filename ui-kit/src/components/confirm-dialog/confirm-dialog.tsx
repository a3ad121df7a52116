import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { wholeText } from '../../whole-text.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { DialogFrame, DialogHead } from './dialog-frame.tsx';

/** A reason that the dialog asks for, for example why an account is rejected. */
export interface ConfirmReason {
  label: string;
  required?: boolean;
  maxLength?: number;
  help?: string;
  /** Initial text of the field. Default empty. */
  initial?: string;
  /** Called on each change; store the text to restore it if the user closes the dialog by mistake. */
  onWrite?: (written: string) => void;
  texts?: Partial<typeof confirmReasonTexts>;
}

export const confirmReasonTexts = {
  /** Shown when the required reason is missing. */
  missing: 'Escribe el motivo.',
  tooLong: (maxLength: number) => `Puede tener hasta ${wholeText(maxLength)} caracteres.`,
  /** Shown under the field: used and available length. */
  written: (length: number, maxLength: number) => `${wholeText(length)} de ${wholeText(maxLength)}`,
};

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  text?: ReactNode;
  /** Called with the trimmed reason; '' if no reason is asked for. */
  onConfirm: (reason: string) => void;
  /**
   * Called by the cancel button; also on Escape, Back and outside clicks without `onDismiss`. Not called while busy.
   */
  onCancel: () => void;
  /** Called on Escape, Back and outside clicks. Use it when these must not count as a cancellation. */
  onDismiss?: () => void;
  /**
   * Whether Back leaves the dialog open. Use it for a question that Back caused, while the router decides. Default
   * false.
   */
  ignoresBack?: boolean;
  /** Stops waiting while busy, by a button or Escape. Without it the dialog stays until the action ends. */
  onLeave?: () => void;
  reason?: ConfirmReason;
  /** Whether there is nothing to confirm, so that the user can only close the dialog. Default false. */
  idle?: boolean;
  /** Whether the action runs: the dialog stays and takes no input. Default false. */
  busy?: boolean;
  /** Whether the action removes something: uses the error colour. Default false. */
  destructive?: boolean;
  texts?: Partial<typeof confirmDialogTexts>;
}

export const confirmDialogTexts = {
  confirm: 'Sí, confirmar',
  cancel: 'No, cancelar',
  busy: 'Un momento…',
  leave: 'Cancelar',
};

/** Asks before an action that is hard to undo. */
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
      {/* A separate component: the typed text is discarded with the dialog. */}
      <ConfirmForm
        {...props}
        textId={textId}
        texts={{ ...confirmDialogTexts, ...props.texts }}
        reasonTexts={{ ...confirmReasonTexts, ...props.reason?.texts }}
      />
    </DialogFrame>
  );
}
