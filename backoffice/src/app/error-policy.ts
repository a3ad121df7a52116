import { ApiError } from 'api-client/backoffice';
import { messageOf } from '../shared/errors.ts';
import { session } from '../shared/session/session-store.ts';
import { notify } from './notify.ts';

/**
 * The one policy for errors. A 401 ends the session, which then asks for the password over the screen; a 403 is told
 * and keeps the session. Returns whether that settled it.
 */
function settle(error: unknown): boolean {
  // A wrong password is the login form's own affair.
  if (error instanceof ApiError && error.code === 'CREDENCIALES_INCORRECTAS') return true;
  if (error instanceof ApiError && error.status === 401) {
    session.refuse(error.token);
    return true;
  }
  if (error instanceof ApiError && error.code === 'SIN_PERMISO') {
    notify('error', error.message, 'sin-permiso');
    return true;
  }
  return false;
}

/** A screen without data shows its own failure; a refresh behind data that is shown is told in a toast. */
export function onQueryError(error: unknown, hasData: boolean): void {
  if (!settle(error) && hasData) notify('error', messageOf(error), 'actualizacion');
}

/** What else a failed action says is up to its screen. */
export const onMutationError = (error: unknown): void => {
  settle(error);
};

/** No answer or a failure of the server's may pass; what the server refused stays refused. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 502);
