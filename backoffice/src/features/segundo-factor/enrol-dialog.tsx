import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useBackCloses } from 'ui-kit/back-closes';
import { closeEnrolment, endEnrolment, useShowsEnrolment } from '../../shared/session/enrolment.ts';
import { EnableFactor, RecoveryCodes } from './enable-factor.tsx';
import { LeaveAccount } from './leave-account.tsx';

const TITLE = 'enrolment';

/** Asks staff to set up a demanded second factor above their page, so that drafts stay. */
export function EnrolDialog() {
  const open = useShowsEnrolment();
  const [codigos, setCodigos] = useState<readonly string[]>();
  const finish = (told: readonly string[]) => {
    setCodigos(told);
    endEnrolment();
  };
  const goOn = () => {
    closeEnrolment();
    setCodigos(undefined);
  };
  // Neither Back nor Escape closes it.
  useBackCloses(open, () => {});
  return (
    <Dialog open={open} aria-labelledby={TITLE} aria-describedby={`${TITLE}-text`} fullWidth maxWidth="sm">
      <DialogTitle id={TITLE}>Verificación en dos pasos</DialogTitle>
      <DialogContent>
        {codigos ? (
          <RecoveryCodes codigos={codigos} onStored={goOn} />
        ) : (
          <>
            <DialogContentText id={`${TITLE}-text`} sx={{ mb: 5 }}>
              La tienda la pide a todo el personal. Actívala para seguir donde estabas: nada de lo que
              escribiste se pierde.
            </DialogContentText>
            {open && <EnableFactor onCodigos={finish} />}
            <Box sx={{ mt: 3 }}>
              <LeaveAccount />
            </Box>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
