/**
 * Error policy of both apps for failed calls. A 401 ends the session, whatever the call was. A query without data shows
 * its failure in its own place (answer.tsx). For all other calls the policy shows a toast: always for a missing
 * permission, and for other failures unless the screen shows them itself (own-failures.ts).
 */
import { type Mutation, onlineManager, type Query } from '@tanstack/react-query';
import type { ApiError } from 'api-client/core';
import { isAccountChanged, isFactorDemanded, isForbidden, isSessionOver, messageOf } from './errors.ts';
import { isReported, markReported } from './own-failures.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The screen shows failures itself (own-failures.ts). */
    queryMeta: { ownErrors?: boolean };
    mutationMeta: { ownErrors?: boolean };
  }
}

export interface ErrorPolicy {
  /** Ends the session that the server no longer accepts. Returns whether the error needs no further handling. */
  endSession: (error: ApiError) => boolean;
  /** Asks the user to turn on the second factor (panel only). Returns whether the error needs no further handling. */
  demandFactor?: (error: ApiError) => boolean;
  /** Shows a toast; a key prevents a second toast with the same key at a time. */
  showToast: (message: string, key?: string) => void;
}

export type Policy = ReturnType<typeof policyOf>;

export function policyOf({ endSession, demandFactor, showToast }: ErrorPolicy) {
  const handle = (error: unknown, isShown?: boolean): boolean => {
    if (isAccountChanged(error)) return true;
    if (isSessionOver(error)) return endSession(error);
    if (isFactorDemanded(error) && demandFactor?.(error)) return true;
    if (isShown || !isForbidden(error)) return false;
    showToast(error.message, 'sin-permiso');
    return true;
  };
  /**
   * Returns whether the policy deals with the failure. A query inside a mutation fails both with the same error.
   * @param isShown the screen shows the failure in its own place.
   */
  const settle = (error: unknown, isShown?: boolean): boolean => {
    if (isReported(error)) return true;
    const settled = handle(error, isShown);
    if (settled) markReported(error as ApiError);
    return settled;
  };
  return {
    settle,
    onQueryError: (error: unknown, { state, meta }: Query<unknown, unknown>): void => {
      const isShown = state.data === undefined;
      // The offline notice already says that the screen may be stale.
      if (settle(error, isShown) || isShown || meta?.ownErrors || !onlineManager.isOnline()) return;
      showToast(messageOf(error), 'consulta');
    },
    onMutationError: (error: unknown, { meta }: Mutation<unknown, unknown, unknown>): void => {
      if (!settle(error) && !meta?.ownErrors) showToast(messageOf(error));
    },
  };
}
