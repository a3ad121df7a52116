import { ApiError } from 'api-client/storefront';

/** Returns why something failed to load, and what the user can do. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Intenta de nuevo en unos minutos.';
  if (error.status >= 500) return 'El problema es nuestro. Intenta de nuevo en unos minutos.';
  return error.message;
}
