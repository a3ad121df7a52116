/**
 * What both apps do about a call that failed, once. A 401 ends the session, a refusal for want of permission says so
 * and keeps it, whatever the call was. Any other failure is told, unless its screen tells it itself; that of a query
 * with nothing to show always is, in its place (answer.tsx).
 */
import { type Mutation, onlineManager, type Query } from '@tanstack/react-query';
import type { ApiError } from 'api-client/core';
import { isAccountChanged, isFactorDemanded, isForbidden, isSessionOver, messageOf } from './errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { ownErrors?: boolean };
    /** Its screen tells failures itself. */
    mutationMeta: { ownErrors?: boolean };
  }
}

export interface ErrorPolicy {
  /** The server no longer knows whoever made this call. Returns whether that settles it. */
  endSession: (error: ApiError) => boolean;
  /** They have to turn their second factor on, which only the panel can lead them to. */
  demandFactor?: (error: ApiError) => void;
  /** A toast; with a key, not twice at a time. */
  tell: (message: string, key?: string) => void;
}

export type Policy = ReturnType<typeof policyOf>;

export function policyOf({ endSession, demandFactor, tell }: ErrorPolicy) {
  const settle = (error: unknown): boolean => {
    if (isAccountChanged(error)) return true;
    if (isSessionOver(error)) return endSession(error);
    if (demandFactor && isFactorDemanded(error)) demandFactor(error);
    else if (isForbidden(error)) tell(error.message, 'sin-permiso');
    else return false;
    return true;
  };
  return {
    settle,
    onQueryError: (error: unknown, { state, meta }: Query<unknown, unknown>): void => {
      // The notice of a lost signal says already that what is on screen may be old.
      if (settle(error) || meta?.ownErrors || state.data === undefined || !onlineManager.isOnline()) return;
      tell(messageOf(error), 'consulta');
    },
    onMutationError: (error: unknown, { meta }: Mutation<unknown, unknown, unknown>): void => {
      if (!settle(error) && !meta?.ownErrors) tell(messageOf(error));
    },
  };
}
