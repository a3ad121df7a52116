interface Tried {
  data: unknown;
  isFetched: boolean;
  failureCount: number;
}

/**
 * Whether each of these calls was answered or has failed once. A page that shows several answers under each other waits for that:
 * nothing on it moves when one of them comes late, and a call that fails holds it up for one try only.
 */
export const wereTried = (...queries: readonly Tried[]): boolean =>
  queries.every(({ data, isFetched, failureCount }) => data !== undefined || isFetched || failureCount > 0);
