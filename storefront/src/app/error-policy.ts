import { policyOf } from 'app-core/queries/error-policy';
import { notify } from 'ui-kit/notify';
import { session } from '../shared/session/session.ts';

/** What an older token was refused says nothing about the session of now, and a visitor has none that could be over. */
export const errorPolicy = policyOf({
  endSession: ({ message, token }) => {
    if (!session.refuse(token)) return false;
    notify('warning', message, 'sesion-vencida');
    return true;
  },
  tell: (message, key) => notify('error', message, key),
});
