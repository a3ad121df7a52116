/**
 * Decides who shows a failed call: the policy (error-policy.ts) or the call's own screen. The policy records the
 * failures that it showed; the screen shows the others, so that each failure is shown once.
 */
import type { DefaultError, UseMutationOptions } from '@tanstack/react-query';
import type { ApiError } from 'api-client/core';

const reported = new WeakSet<object>();

/** Returns whether the policy showed this failure, where `onFailure` cannot be used (own-failures.test.ts). */
export const isReported = (error: unknown): boolean => reported.has(error as object);

/** Records that the policy showed this failure. */
export const markReported = (error: ApiError): unknown => reported.add(error);

/** Option of a query whose screen shows the failure itself, or shows less without its data. */
export const reportedByScreen = { meta: { ownErrors: true } } as const;

interface Failing<Variables = void> {
  /** Shows a failure that the policy did not show. Without `onFailure`, the policy shows all failures. */
  onFailure?: ((error: DefaultError, variables: Variables) => unknown) | undefined;
}

export type ChangeOptions<Data, Variables, Context> = UseMutationOptions<
  Data,
  DefaultError,
  Variables,
  Context
> &
  Failing<Variables>;

/** Options of a mutation whose screen shows its failures in `onFailure`. An `onError` runs after each failure. */
export function withFailure<Data, Variables = void, Context = unknown>({
  onFailure,
  ...options
}: ChangeOptions<Data, Variables, Context>): UseMutationOptions<Data, DefaultError, Variables, Context> {
  if (!onFailure) return options;
  return {
    ...options,
    ...reportedByScreen,
    // The policy's handler runs first: the cache's `onError` comes before the mutation's own.
    onError: (...failed) => {
      if (!isReported(failed[0])) onFailure(failed[0], failed[1]);
      return options.onError?.(...failed);
    },
  };
}
