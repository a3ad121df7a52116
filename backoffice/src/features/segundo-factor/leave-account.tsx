import Button from '@mui/material/Button';
import { logOut } from '../../shared/session/access.ts';
import { closeEnrolment } from '../../shared/session/enrolment.ts';

/** Logout for users who can't set up the second factor now. */
export function LeaveAccount() {
  const closeAndLogOut = () => {
    closeEnrolment();
    logOut();
  };
  return (
    <Button variant="text" color="inherit" onClick={closeAndLogOut}>
      Salir de la cuenta
    </Button>
  );
}
