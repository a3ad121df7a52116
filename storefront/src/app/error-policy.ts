import { policyOf } from 'app-core/queries/error-policy';
import { notify } from '../shared/notices.ts';
import { endSession, sessionToken } from '../shared/session/session.ts';

/** A visitor has no session that could be over. */
export const errorPolicy = policyOf({
  endSession: ({ message }) => {
    if (!sessionToken()) return false;
    endSession();
    notify('warning', message, 'sesion-vencida');
    return true;
  },
  tell: (message, key) => notify('error', message, key),
});
