import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { useBackCloses } from '../../back-closes.ts';
import { leaveTexts, TypedScopeContext, useTypedScope } from '../../typed.ts';

/** Longest time between the clicks of a double click, in milliseconds. */
const DOUBLE = 500;

/**
 * Returns whether an outside click is the second click of the double click that opened the dialog. Touch screens count
 * each tap as one, so the event times decide.
 */
function useSecondTap(open: boolean): (event: object) => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return (event) => 'timeStamp' in event && Number(event.timeStamp) - openedAt.current < DOUBLE;
}

const name = 'TiendaDialog';

const Frame = styled(Dialog, { name, slot: 'Root' })(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '& .MuiDialog-paper': { width: 'calc(100% - 32px)', maxWidth: 'none', margin: 16 },
  },
  '& .MuiDialog-paper': { maxHeight: 'calc(100% - 32px)' },
}));

interface DialogFrameProps extends DialogProps {
  ignoresBack?: boolean;
}

/**
 * Base of the kit's dialogs: almost full width on phones with large buttons. A double tap on the opener does not close
 * the dialog. Asks before typed text is lost (typed.ts).
 */
export function DialogFrame({ onClose, children, ignoresBack = false, ...props }: DialogFrameProps) {
  const isSecondTap = useSecondTap(props.open);
  const { scope, question, stay, go } = useTypedScope(props.open);
  useBackCloses(props.open && !ignoresBack, () => scope.close(() => onClose?.({}, 'escapeKeyDown')));
  return (
    <>
      <Frame
        {...props}
        onClose={(event, reason) => {
          if (reason !== 'backdropClick' || !isSecondTap(event)) scope.close(() => onClose?.(event, reason));
        }}
      >
        <TypedScopeContext value={scope}>{children}</TypedScopeContext>
      </Frame>
      {question && <Question title={question.title} text={question.text} onStay={stay} onGo={go} />}
    </>
  );
}

/** Returns a close function for the dialog's own buttons; it asks first if text was typed. */
export function useDialogClose(): (close: () => void) => void {
  const scope = use(TypedScopeContext);
  return scope ? scope.close : (close) => close();
}

interface QuestionProps {
  title: string;
  text: ReactNode;
  onStay: () => void;
  onGo: () => void;
}

function Question({ title, text, onStay, onGo }: QuestionProps) {
  const id = useId();
  useBackCloses(true, onStay);
  return (
    <Frame
      open
      onClose={onStay}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogHead id={id}>{title}</DialogHead>
      <DialogBody id={`${id}-text`}>{text}</DialogBody>
      <DialogButtons>
        <Button variant="outlined" onClick={onStay} autoFocus>
          {leaveTexts.cancel}
        </Button>
        <Button variant="contained" color="error" onClick={onGo}>
          {leaveTexts.confirm}
        </Button>
      </DialogButtons>
    </Frame>
  );
}

export const DialogHead = styled(DialogTitle, { name, slot: 'Title' })(({ theme }) => ({
  ...theme.typography.h3,
  padding: theme.spacing(5, 5, 2),
  overflowWrap: 'anywhere',
}));

export const DialogBody = styled(DialogContent, { name, slot: 'Body' })(({ theme }) => ({
  padding: theme.spacing(0, 5, 2),
  overflowWrap: 'anywhere',
  // A button beside long text keeps the width of its longest word.
  '& .MuiButton-root': { overflowWrap: 'break-word' },
}));

export const DialogButtons = styled(DialogActions, { name, slot: 'Actions' })(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 5, 5),
  '& > :not(style) ~ :not(style)': { marginInlineStart: 0 },
  [theme.breakpoints.down('sm')]: { '& > .MuiButton-root': { flex: '1 1 auto' } },
}));
