import { ApiError, authLogin, FALLBACK_MESSAGES } from 'api-client/backoffice';
import type { loginBody } from 'api-client/backoffice-forms';
import { hasStatus, messageOf } from 'app-core/queries/errors';
import type { z } from 'zod';
import { type Session, sessionFrom } from './access.ts';

/** The document's text for a wrong e-mail or password. */
const WRONG_CREDENTIALS = 'Credenciales incorrectas. Por favor, intente nuevamente.';

/** Logs in and returns the session without starting it: the caller decides whose session may start. Throws ApiError. */
export async function logIn(body: z.output<typeof loginBody>): Promise<Session> {
  const { data } = await authLogin({ body });
  const session = sessionFrom(data.token);
  if (!session) throw new ApiError(200, 'DESCONOCIDO', FALLBACK_MESSAGES.withoutMessage);
  return session;
}

export const isWrongLogin = (error: unknown): boolean => hasStatus(error, 401);

/** Returns the message of a failed login. */
export const loginFailure = (error: unknown): string =>
  isWrongLogin(error) ? WRONG_CREDENTIALS : messageOf(error);
