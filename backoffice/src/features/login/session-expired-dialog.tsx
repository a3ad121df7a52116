import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { loginBody } from 'api-client/backoffice-forms';
import { FormFrame } from 'app-core/forms/form-frame';
import { useForm } from 'app-core/forms/use-form';
import { CodeStep } from 'app-core/session/code-step';
import { useCodeStep } from 'app-core/session/use-code-step';
import { type ReactNode, useCallback, useEffectEvent, useState } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { FormActions } from 'ui-kit/forms/form-actions';
import { PasswordField } from 'ui-kit/forms/password-field';
import { TextField } from 'ui-kit/forms/text-field';
import { endSession, isStaff, startSession, useLocked } from '../../shared/session/access.ts';
import { logIn, loginFailure } from '../../shared/session/log-in.ts';
import { useLastGood } from '../../shared/use-last-good.ts';

const TITLE = 'session-expired';

/** Asks for the password when the session expires; the page below stays unchanged. */
export function SessionExpiredDialog() {
  const locked = useLocked();
  // Keep the texts while the dialog fades out.
  const lastLocked = useLastGood(locked ?? undefined);
  const [times, setTimes] = useState(0);
  const email = lastLocked?.user.email;
  return (
    email !== undefined && (
      // Clear the typed text once the dialog has faded out.
      <PasswordDialog key={times} email={email} open={locked !== null} onExited={() => setTimes(times + 1)} />
    )
  );
}

function PasswordDialog({ email, open, onExited }: { email: string; open: boolean; onExited: () => void }) {
  const goOn = useGoOn(email);
  return (
    // The dialog can't be closed: it offers only login and logout.
    <TopmostDialog
      open={open}
      aria-labelledby={TITLE}
      aria-describedby={`${TITLE}-text`}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={TITLE}>Tu sesión venció</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${TITLE}-text`} sx={{ mb: 5 }}>
          Escribe tu contraseña para seguir donde estabas: nada de lo que escribiste se pierde.
        </DialogContentText>
        <GoOnForm goOn={goOn}>
          <Button variant="text" color="inherit" onClick={endSession}>
            Cambiar de cuenta
          </Button>
        </GoOnForm>
      </DialogContent>
    </TopmostDialog>
  );
}

const NOT_STAFF = new Error('Esta cuenta ya no es parte del personal.');

/**
 * The form of `GoOnForm`.
 * @param email the account of the current page; no other account can continue
 */
function useGoOn(email: string) {
  const code = useCodeStep();
  const form = useForm({
    initialValues: { email, password: '', codigo: '' },
    schema: loginBody,
    bodyOf: code.bodyOf,
    save: async (body) => {
      const session = await logIn(body);
      if (!isStaff(session)) throw NOT_STAFF;
      return session;
    },
    onSaved: startSession,
    onFailed: (error, atFields) => {
      if (code.settles(error)) return undefined;
      if (error === NOT_STAFF) return NOT_STAFF.message;
      return atFields ? undefined : loginFailure(error);
    },
  });
  return { code, form };
}

interface GoOnFormProps {
  goOn: ReturnType<typeof useGoOn>;
  /** The button for another account. */
  children: ReactNode;
}

/** Asks for the password again. */
function GoOnForm({ goOn: { code, form }, children }: GoOnFormProps) {
  return (
    <FormFrame form={form} leavesFreely>
      {code.asked ? (
        <CodeStep onBack={code.close} />
      ) : (
        <>
          <TextField name="email" label="Email" type="email" autoComplete="username" disabled />
          <PasswordField name="password" label="Contraseña" autoComplete="current-password" autoFocus />
          <FormActions submitLabel="Continuar" busyLabel="Un momento…">
            {children}
          </FormActions>
        </>
      )}
    </FormFrame>
  );
}

type Props = Omit<DialogProps, 'onClose' | 'ref'>;

/** One mount of the dialog. Neither Escape nor Back closes it. */
function Opening({ onCovered, ...dialog }: Props & { onCovered: () => void }) {
  useBackCloses(dialog.open, () => {});
  const check = useEffectEvent((root: HTMLElement) => {
    if (dialog.open && root.getAttribute('aria-hidden') === 'true') onCovered();
  });
  // MUI hides all layers but the last opened one from screen readers and focus.
  const watch = useCallback((root: HTMLElement | null) => {
    if (!root) return;
    const observer = new MutationObserver(() => check(root));
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  return <Dialog {...dialog} ref={watch} />;
}

/**
 * A dialog that stays above layers that open later: it is remounted as the last layer. Children are remounted
 * too, so lasting state belongs above them.
 */
function TopmostDialog(props: Props) {
  const [times, setTimes] = useState(0);
  return <Opening key={times} {...props} onCovered={() => setTimes((before) => before + 1)} />;
}
