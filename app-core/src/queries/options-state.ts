import type { QueryParts } from './answer.tsx';

/** Loading state of a select's options, so that a failed query does not look like an empty list. */
export interface OptionsState {
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** Returns the state of a select's options. Without data the select is empty, and offers a retry after a failure. */
export const optionsState = ({ data, error, isFetching, refetch }: QueryParts<unknown>): OptionsState => ({
  loading: data === undefined && (isFetching || !error),
  failed: data === undefined && !isFetching && Boolean(error),
  onRetry: () => void refetch(),
});
