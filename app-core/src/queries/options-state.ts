import type { Asked } from './answer.tsx';

/** How a select stands to the answer that its options come from: never as if there were no options. */
export interface OptionsState {
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** The state of a select's options; without an answer the select offers nothing, and after a failure a retry. */
export const optionsState = ({ data, error, isFetching, refetch }: Asked<unknown>): OptionsState => ({
  loading: data === undefined && (isFetching || !error),
  failed: data === undefined && !isFetching && Boolean(error),
  onRetry: () => void refetch(),
});
