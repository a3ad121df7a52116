import { ApiError } from 'api-client/storefront';

/** Why a page or a list is not there, as far as it is known, and what to do. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Intenta de nuevo en unos minutos.';
  if (error.status >= 500) return 'El problema es nuestro. Intenta de nuevo en unos minutos.';
  return error.message;
}
