import { policyOf } from 'app-core/queries/error-policy';
import { notify } from 'ui-kit/notify';
import { isLocked } from '../shared/session/access.ts';
import { demandEnrolment, mustEnrol } from '../shared/session/enrolment.ts';
import { session } from '../shared/session/session-store.ts';

/**
 * Asks for the password above the page when a session has expired, and redirects to the second factor when it
 * is demanded.
 */
export const errorPolicy = policyOf({
  // A locked session asks for the password already. Anonymous pages never ask.
  endSession: ({ token }) => session.refuse(token) || isLocked(),
  demandFactor: ({ token }) => {
    demandEnrolment(token);
    return mustEnrol();
  },
  tell: (message, key) => notify('error', message, key),
});
