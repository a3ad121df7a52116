import { policyOf } from 'app-core/queries/error-policy';
import { notify } from 'ui-kit/notify';
import { session } from '../shared/session/session.ts';

/** Ends the session only if the refused token belongs to it. A 401 for an older token or for a visitor ends no session. */
export const errorPolicy = policyOf({
  endSession: ({ message, token }) => {
    if (!session.refuse(token)) return false;
    notify('warning', message, 'sesion-vencida');
    return true;
  },
  tell: (message, key) => notify('error', message, key),
});
