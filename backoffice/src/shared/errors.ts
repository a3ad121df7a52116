import { ApiError, FALLBACK_MESSAGES } from 'api-client/backoffice';

/** The sentence of an error that is fit to be shown (staff document, section 8). */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : FALLBACK_MESSAGES.other;

/** The same, if it is the server's own; nothing when there was no answer, or none that says what happened. */
export const serverMessageOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status > 0 && error.code !== 'DESCONOCIDO' ? error.message : undefined;

export const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);

/** 401 and 403 are told by the app's policy (app/error-policy.ts), whatever the call was. */
export const isToldByPolicy = (error: unknown): boolean => hasStatus(error, 401, 403);

/** Somebody else saved first: nothing was overwritten, and what is shown is old. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'VERSION_DESACTUALIZADA';
