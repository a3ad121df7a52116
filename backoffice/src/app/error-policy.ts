import { policyOf } from 'app-core/queries/error-policy';
import { notify } from 'ui-kit/notify';
import { session } from '../shared/session/session-store.ts';

/** A session that is over asks for the password over the screen. */
export const errorPolicy = policyOf({
  endSession: ({ token }) => {
    session.refuse(token);
    return true;
  },
  tell: (message, key) => notify('error', message, key),
});
