import { useMutation } from '@tanstack/react-query';
import { ApiError, authLoginMutation, FALLBACK_MESSAGES } from 'api-client/backoffice';
import { loginBody } from 'api-client/backoffice-forms';
import type { z } from 'zod';
import { hasStatus, messageOf } from '../errors.ts';
import { isStaff } from './access.ts';
import { type Session, sessionFrom } from './session-store.ts';

export type LoginValues = z.input<typeof loginBody>;

/** The document's sentence for a wrong e-mail or password. */
const WRONG = 'Credenciales incorrectas. Por favor, intente nuevamente.';

type LoginOutcome =
  | { kind: 'personal'; session: Session }
  | { kind: 'cliente' }
  | { kind: 'credenciales' | 'rechazo'; message: string }
  | { kind: 'campos'; errors: Record<string, string> };

/** Asks the API for a session. Starts none: that is the caller's, who knows whose it may be. Never throws. */
export function useLogIn(): (values: LoginValues) => Promise<LoginOutcome> {
  const { mutateAsync } = useMutation({ ...authLoginMutation(), meta: { ownErrors: true } });
  return async (values) => {
    try {
      const { token } = await mutateAsync({ body: loginBody.parse(values) });
      const session = sessionFrom(token);
      if (!session) return { kind: 'rechazo', message: FALLBACK_MESSAGES.withoutMessage };
      return isStaff(session) ? { kind: 'personal', session } : { kind: 'cliente' };
    } catch (error) {
      if (hasStatus(error, 401)) return { kind: 'credenciales', message: WRONG };
      if (error instanceof ApiError && error.details.length > 0) {
        return { kind: 'campos', errors: error.fieldErrors };
      }
      return { kind: 'rechazo', message: messageOf(error) };
    }
  };
}
