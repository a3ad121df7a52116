import { policyOf } from 'app-core/queries/error-policy';
import { notify } from 'ui-kit/notify';
import { isLocked } from '../shared/session/access.ts';
import { demandEnrolment, mustEnrol } from '../shared/session/enrolment.ts';
import { session } from '../shared/session/session-store.ts';

/** A session that is over asks for the password over the screen; one that lacks the second factor leads to it. */
export const errorPolicy = policyOf({
  // A locked session asks for the password already. Nobody is asked on the pages of visitors.
  endSession: ({ token }) => session.refuse(token) || isLocked(),
  demandFactor: ({ token }) => {
    demandEnrolment(token);
    return mustEnrol();
  },
  tell: (message, key) => notify('error', message, key),
});
