import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useLocked } from '../../shared/session/access.ts';
import { endSession } from '../../shared/session/session-store.ts';
import { useLastGood } from '../../shared/use-last-good.ts';
import { GoOnForm, useGoOn } from './go-on-form.tsx';
import { TopmostDialog } from './topmost-dialog.tsx';

const TITLE = 'session-expired';

/** Asks for the password when the session expires; the page below stays unchanged. */
export function GoOnDialog() {
  const locked = useLocked();
  // Keep the texts while the dialog fades out.
  const shown = useLastGood(locked ?? undefined);
  const [times, setTimes] = useState(0);
  const email = shown?.user.email;
  return (
    email !== undefined && (
      // Clear the typed text once the dialog has faded out.
      <AskAgain key={times} email={email} open={locked !== null} onExited={() => setTimes(times + 1)} />
    )
  );
}

function AskAgain({ email, open, onExited }: { email: string; open: boolean; onExited: () => void }) {
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
