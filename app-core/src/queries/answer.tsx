import type { ReactNode } from 'react';
import { ErrorState } from 'ui-kit/error-state';
import { messageOf } from './errors.ts';

/** What a screen needs of a query, or of several `together`. */
export interface Asked<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface AnswerProps<T> {
  query: Asked<T>;
  /** The document's sentence for this failure. */
  failed: ReactNode;
  /** Why, as far as it is known; the error's own sentence by default. */
  reason?: (error: unknown) => ReactNode;
  /** Nothing where what comes has its own way of waiting: it is asked for without data then. */
  loading?: ReactNode;
  children: (data: T | undefined) => ReactNode;
}

interface Waiting<T> extends Omit<AnswerProps<T>, 'children'> {
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * A list, the details of a thing or figures, in whatever state they are: on their way, failed with a way to try again,
 * or there. Without signal that is a failure at once, which is tried again by itself when signal is back. What came once
 * stays, also when asking again fails.
 */
export function Answer<T>(props: Waiting<T>): ReactNode;
export function Answer<T>(props: AnswerProps<T>): ReactNode;
export function Answer<T>({
  query,
  failed,
  reason = messageOf,
  loading,
  children,
}: AnswerProps<T>): ReactNode {
  const { data, error, isFetching, refetch } = query;
  if (data === undefined && error) {
    return (
      <ErrorState title={failed} text={reason(error)} busy={isFetching} onRetry={() => void refetch()} />
    );
  }
  return data === undefined && loading !== undefined ? loading : children(data);
}

/** Several answers that are shown together: there once all are; asks again for those that failed. */
export function together(queries: readonly Asked<unknown>[]): Asked<true> {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ error }) => error);
  return {
    data: missing.length === 0 ? true : undefined,
    error: failed[0]?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
