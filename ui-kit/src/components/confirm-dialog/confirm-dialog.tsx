import Button from '@mui/material/Button';
import { useThemeProps } from '@mui/material/styles';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FieldFrame } from '../../forms/field-frame.ts';
import { useTyped } from '../../typed.ts';
import { wholeText } from '../../whole-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { DialogBody, DialogButtons, DialogFrame, DialogHead, useDialogClose } from './dialog-frame.tsx';

interface ConfirmFormProps extends ConfirmDialogProps {
  textId: string | undefined;
  texts: typeof confirmDialogTexts;
  reasonTexts: typeof confirmReasonTexts;
}

/** The text, the optional reason, and both buttons. */
function ConfirmForm(props: ConfirmFormProps) {
  const { text, textId, reason, onConfirm, onCancel, onLeave, busy = false, destructive = false } = props;
  const { idle = false } = props;
  const { texts, reasonTexts } = props;
  const leaves = busy && onLeave !== undefined;
  const [written, setWritten] = useState(reason?.initial ?? '');
  const [missing, setMissing] = useState(false);
  const close = useDialogClose();
  const isTyped = reason !== undefined && !busy && written !== (reason.initial ?? '');
  // Remember the confirmed text: a success may leave the page before the dialog closes.
  const handedOver = useRef<string>(undefined);
  useEffect(() => {
    if (!busy) handedOver.current = undefined;
  }, [busy]);
  const isKept = reason?.onWrite !== undefined;
  useTyped(isTyped, {
    survivesClosing: isKept,
    staysInApp: isKept,
    isSaved: () => handedOver.current === written,
  });
  const { maxLength } = reason ?? {};
  const tooLong = maxLength !== undefined && written.trim().length > maxLength;
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const given = written.trim();
    const empty = reason?.required === true && given === '';
    setMissing(empty);
    if (empty || tooLong) field.current?.focus();
    else {
      handedOver.current = written;
      onConfirm(given);
    }
  };
  const error = tooLong ? reasonTexts.tooLong(maxLength) : missing && reasonTexts.missing;
  const room = maxLength === undefined ? '' : reasonTexts.written(written.length, maxLength);
  const help = [reason?.help, room].filter(Boolean).join(' · ');
  return (
    <>
      {(text || reason) && (
        // Focusable, so that a long text scrolls by keyboard.
        <DialogBody tabIndex={text && !reason ? 0 : undefined}>
          {text && <div id={textId}>{text}</div>}
          {reason && (
            <FieldFrame
              inputRef={field}
              label={reason.label}
              value={written}
              onChange={({ target }) => {
                setWritten(target.value);
                reason.onWrite?.(target.value);
                setMissing(false);
              }}
              // Submit from the field with the keyboard.
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || busy || idle) return;
                event.preventDefault();
                confirm();
              }}
              required={reason.required ?? false}
              error={error !== false}
              helperText={error || help}
              disabled={busy}
              multiline
              minRows={3}
              maxRows={8}
              fullWidth
              autoFocus
              sx={{ mt: text ? 5 : 2 }}
              slotProps={{
                inputLabel: { shrink: true },
                formHelperText: { ...(error !== false && { role: 'alert' }) },
              }}
            />
          )}
        </DialogBody>
      )}
      <DialogButtons>
        <Button
          // A new key gives the new button the focus: Escape works only while the focus is inside the dialog.
          key={leaves ? 'leave' : 'cancel'}
          variant="outlined"
          onClick={leaves ? onLeave : () => close(onCancel)}
          disabled={busy && !leaves}
          autoFocus={leaves || !reason}
        >
          {leaves ? texts.leave : texts.cancel}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={confirm}
          disabled={idle}
          loading={busy}
          loadingPosition="start"
        >
          {busy ? texts.busy : texts.confirm}
        </Button>
        <VisuallyHidden role="status">{busy && texts.busy}</VisuallyHidden>
      </DialogButtons>
    </>
  );
}

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
