import { ApiError } from 'api-client/backoffice';

export { isToldByPolicy, messageOf } from 'app-core/queries/errors';

/** The sentence of an error that is fit to be shown, if it is the server's own; nothing when there was no answer, or none that says what happened. */
export const serverMessageOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status > 0 && error.code !== 'DESCONOCIDO' ? error.message : undefined;

export const hasStatus = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.status);

/** Somebody else saved first: nothing was overwritten, and what is shown is old. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'VERSION_DESACTUALIZADA';
