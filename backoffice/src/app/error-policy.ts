import { policyOf } from 'app-core/queries/error-policy';
import { notify } from 'ui-kit/notify';
import { demandEnrolment } from '../shared/session/enrolment.ts';
import { session } from '../shared/session/session-store.ts';

/** A session that is over asks for the password over the screen; one that lacks the second factor leads to it. */
export const errorPolicy = policyOf({
  endSession: ({ token }) => {
    session.refuse(token);
    return true;
  },
  demandFactor: ({ token }) => demandEnrolment(token),
  tell: (message, key) => notify('error', message, key),
});
