import Button from '@mui/material/Button';
import { putEnrolmentAway } from '../../shared/session/enrolment.ts';
import { logOut } from '../../shared/session/session-store.ts';

/** Logout for users who can't set up the second factor now. */
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
