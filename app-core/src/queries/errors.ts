import { ApiError, FALLBACK_MESSAGES } from 'api-client/core';

/** Returns the error's sentence for the user (both documents, section 8). */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : FALLBACK_MESSAGES.other;

/** Returns the error's messages per field if there are any; otherwise the error's own sentence. */
export const detailedMessageOf = (error: unknown): string =>
  error instanceof ApiError && error.details.length > 0
    ? [...new Set(error.details.map(({ message }) => message))].join(' ')
    : messageOf(error);

export const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);

/** Returns whether the version was stale: another user saved first, and nothing was overwritten. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'VERSION_DESACTUALIZADA';

/** Codes of 401 that end no session: the login form or the caller shows their message. */
const NOT_OVER = ['CREDENCIALES_INCORRECTAS', 'SESION_CAMBIADA'];

/** Whether the error says that the session expired or was revoked. */
export const isSessionOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && !NOT_OVER.includes(error.code);

/** Returns whether no answer came: the device is offline, or the server or its proxy is down. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'SIN_RESPUESTA' || error.status >= 502);

/** Returns whether the user lacks a permission or the second factor. False for a closed account: the login shows it. */
export const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'SIN_PERMISO' || isFactorDemanded(error));

/** Returns whether the account left the page before the answer came; no message is shown then. */
export const isAccountChanged = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'CUENTA_CAMBIADA';

/** Returns whether the user must turn on the second factor first. */
export const isFactorDemanded = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'SEGUNDO_FACTOR_EXIGIDO';

/**
 * Returns whether an immediate retry may succeed: the connection broke, or the server is starting. False after a
 * timeout and when offline.
 */
export const isWorthRetry = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status >= 502 || (error.status === 0 && error.cause instanceof TypeError && navigator.onLine));
