import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { FieldFrame } from '../../forms/field-frame.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { DialogBody, DialogButtons } from './dialog-frame.tsx';

interface ConfirmFormProps extends ConfirmDialogProps {
  textId: string | undefined;
}

/** The text, the reason if one is asked for, and both answers. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { text, textId, reason, onConfirm, onCancel, onLeave, busy = false, destructive = false } = props;
  const { confirmLabel = 'Sí, confirmar', cancelLabel = 'No, cancelar' } = props;
  const { busyLabel = 'Un momento…', leaveLabel = 'Cancelar' } = props;
  const leaves = busy && onLeave !== undefined;
  const [written, setWritten] = useState('');
  const [missing, setMissing] = useState(false);
  const { maxLength, longMessage = (most: number) => `Puede tener hasta ${most} caracteres.` } = reason ?? {};
  const tooLong = maxLength !== undefined && written.trim().length > maxLength;
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    const given = written.trim();
    const empty = reason?.required === true && given === '';
    setMissing(empty);
    if (empty || tooLong) field.current?.focus();
    else onConfirm(given);
  };
  const error = tooLong
    ? longMessage(maxLength)
    : missing && (reason?.missingMessage ?? 'Escribe el motivo.');
  const room = maxLength === undefined ? '' : `${written.length} de ${maxLength}`;
  const help = [reason?.help, room].filter(Boolean).join(' · ');
  return (
    <>
      {(text || reason) && (
        // A long text scrolls: so it does by keyboard.
        <DialogBody tabIndex={text && !reason ? 0 : undefined}>
          {text && <div id={textId}>{text}</div>}
          {reason && (
            <FieldFrame
              inputRef={field}
              label={reason.label}
              value={written}
              onChange={({ target }) => {
                setWritten(target.value);
                setMissing(false);
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
          // Another one, which takes the focus: the pressed button can't keep it, and Escape is heard from inside only.
          key={leaves ? 'leave' : 'cancel'}
          variant="outlined"
          onClick={leaves ? onLeave : onCancel}
          disabled={busy && !leaves}
          autoFocus={leaves || !reason}
        >
          {leaves ? leaveLabel : cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={confirm}
          disabled={busy}
        >
          {busy ? busyLabel : confirmLabel}
        </Button>
        <VisuallyHidden role="status">{busy && busyLabel}</VisuallyHidden>
      </DialogButtons>
    </>
  );
}
