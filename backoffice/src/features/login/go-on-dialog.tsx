import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useBackCloses } from 'ui-kit/back-closes';
import { useLocked } from '../../shared/session/access.ts';
import { endSession } from '../../shared/session/session-store.ts';
import { useLastGood } from '../../shared/use-last-good.ts';
import { GoOnForm } from './go-on-form.tsx';

const TITLE = 'session-expired';

/** Over the screen of somebody whose session has run out: the password, and everything goes on as it stood. */
export function GoOnDialog() {
  const locked = useLocked();
  // Back leaves it open, as Escape does.
  useBackCloses(locked !== null, () => {});
  // While it fades out it keeps its words.
  const shown = useLastGood(locked ?? undefined);
  return (
    // Above a dialog that the refused call belongs to; there is no way past it but the two that it offers.
    <Dialog
      open={locked !== null}
      aria-labelledby={TITLE}
      aria-describedby={`${TITLE}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={TITLE}>Tu sesión venció</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${TITLE}-text`} sx={{ mb: 5 }}>
          Escribe tu contraseña para seguir donde estabas: nada de lo que escribiste se pierde.
        </DialogContentText>
        {shown && (
          <GoOnForm email={shown.user.email}>
            <Button variant="text" color="inherit" onClick={endSession}>
              Cambiar de cuenta
            </Button>
          </GoOnForm>
        )}
      </DialogContent>
    </Dialog>
  );
}
