import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { FieldFrame } from '../../forms/field-frame.ts';
import { useTyped } from '../../typed.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ConfirmDialogProps, confirmDialogTexts, confirmReasonTexts } from './confirm-dialog.tsx';
import { DialogBody, DialogButtons, useDialogClose } from './dialog-frame.tsx';

interface ConfirmFormProps extends ConfirmDialogProps {
  textId: string | undefined;
  texts: typeof confirmDialogTexts;
  reasonTexts: typeof confirmReasonTexts;
}

/** The text, the optional reason, and both buttons. */
export function ConfirmForm(props: ConfirmFormProps) {
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
