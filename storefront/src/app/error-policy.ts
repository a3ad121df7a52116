/**
 * What the shop does about a call that failed, once. 401 ends the session, 403 says so and keeps it. A failed call
 * behind a screen that already shows something is a toast; a screen with nothing to show has its own error view.
 */
import type { Mutation, Query } from '@tanstack/react-query';
import { ApiError } from 'api-client/storefront';
import { notify } from '../shared/notices.ts';
import { session } from '../shared/session/session.ts';

function onAnyError(error: unknown): boolean {
  if (import.meta.env.SSR || !(error instanceof ApiError)) return false;
  const refused = error.status === 401 && error.code !== 'CREDENCIALES_INCORRECTAS';
  if (refused && session.refuse(error.token)) {
    notify('warning', error.message, 'sesion-vencida');
    return true;
  }
  return false;
}

export function onQueryError(error: unknown, query: Query<unknown, unknown>): void {
  if (onAnyError(error) || import.meta.env.SSR) return;
  if (error instanceof ApiError && (error.status === 403 || query.state.data !== undefined)) {
    notify('error', error.message, `consulta-${error.code}`);
  }
}

/** A mutation whose screen shows its errors itself says so with `meta: { ownErrors: true }`. */
export function onMutationError(
  error: unknown,
  _variables: unknown,
  _result: unknown,
  mutation: Mutation<unknown, unknown, unknown>,
): void {
  if (onAnyError(error) || mutation.meta?.ownErrors) return;
  if (error instanceof ApiError) notify('error', error.message);
}
