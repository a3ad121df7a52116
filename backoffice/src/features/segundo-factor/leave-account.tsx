import Button from '@mui/material/Button';
import { putEnrolmentAway } from '../../shared/session/enrolment.ts';
import { logOut } from '../../shared/session/session-store.ts';

/** The way out for who can't, or won't, turn the demanded factor on now. */
export function LeaveAccount() {
  const leave = () => {
    putEnrolmentAway();
    logOut();
  };
  return (
    <Button variant="text" color="inherit" onClick={leave}>
      Salir de la cuenta
    </Button>
  );
}
