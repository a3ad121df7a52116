import type { ReactNode } from 'react';
import { ErrorState } from 'ui-kit/error-state';
import { messageOf } from './errors.ts';

/** The parts of a query, or of several queries (`combineQueries`), that a screen needs. */
export interface QueryParts<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface AnswerProps<T> {
  query: QueryParts<T>;
  /** The document's sentence for this failure. */
  failed: ReactNode;
  /** Returns the reason of the failure; by default the error's own sentence. */
  reason?: (error: unknown) => ReactNode;
  /** Placeholder while loading. Without it, `children` renders the loading state and gets undefined data. */
  loading?: ReactNode;
  children: (data: T | undefined) => ReactNode;
}

interface Waiting<T> extends Omit<AnswerProps<T>, 'children'> {
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/**
 * Shows a query's data, its loading state, or its failure with a retry button. Offline, the query fails at once and
 * retries when the connection returns. Loaded data stays on screen when a later request fails.
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

/** Combines several queries: loaded once all are; a retry repeats only the failed ones. */
export function combineQueries(queries: readonly QueryParts<unknown>[]): QueryParts<true> {
  const missing = queries.filter(({ data }) => data === undefined);
  const failed = missing.filter(({ error }) => error);
  return {
    data: missing.length === 0 ? true : undefined,
    error: failed[0]?.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}
