import { ApiError, FALLBACK_MESSAGES } from 'api-client/core';

/** The sentence of an error that is fit to be shown (both documents, section 8). */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : FALLBACK_MESSAGES.other;

/** What the error says of each field, where it does; else its own sentence. */
export const detailedMessageOf = (error: unknown): string =>
  error instanceof ApiError && error.details.length > 0
    ? [...new Set(error.details.map(({ message }) => message))].join(' ')
    : messageOf(error);

export const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);

/** Somebody else saved first: nothing was overwritten, and what is shown is old. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'VERSION_DESACTUALIZADA';

/** Codes of 401 that end no session: the login form or the caller shows their message. */
const NOT_OVER = ['CREDENCIALES_INCORRECTAS', 'SESION_CAMBIADA'];

/** Whether the error says that the session expired or was revoked. */
export const isSessionOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && !NOT_OVER.includes(error.code);

/** The server said nothing: there is no signal, or the server or a proxy before it is away. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'SIN_RESPUESTA' || error.status >= 502);

/** May not do this, and stays logged in. An account that is closed is refused too, but for its login form to tell. */
export const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'SIN_PERMISO' || isFactorDemanded(error));

/** Its account left the page before the answer came: nothing is said of it. */
export const isAccountChanged = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'CUENTA_CAMBIADA';

/** Of the staff, without the second factor that is demanded of them: they turn it on first. */
export const isFactorDemanded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SEGUNDO_FACTOR_EXIGIDO';

/**
 * Another try at once may end otherwise: the connection broke, or the server is starting. Not where the call has waited
 * its time already, or the browser knows that there is no signal.
 */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status >= 502 || (error.status === 0 && error.cause instanceof TypeError && navigator.onLine));
