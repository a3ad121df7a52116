interface Tried {
  data: unknown;
  isFetched: boolean;
  failureCount: number;
}

/**
 * True when each query has data or failed once. Pages with several parts wait for this, so that nothing moves when one
 * arrives late. A failing call delays the page by one try only.
 */
export const alreadyTried = (...queries: readonly Tried[]): boolean =>
  queries.every(({ data, isFetched, failureCount }) => data !== undefined || isFetched || failureCount > 0);
