import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Policy } from './error-policy.ts';
import { isWorthRetry } from './errors.ts';

/**
 * Creates the query client: one per page in a browser, one per request on a server, so that visitors share no data.
 * Offline, every call fails at once. Queries run again when the connection returns; mutations never do.
 * @param policy undefined on a server, which shows no errors.
 * @param staleTime milliseconds for which an answer counts as fresh.
 */
export const createQueryClient = (policy: Policy | undefined, staleTime: number): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => policy?.onQueryError(error, query) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => policy?.onMutationError(error, mutation),
    }),
    defaultOptions: {
      queries: {
        staleTime,
        // A server does not retry, to answer at once; a browser may retry on a bad connection.
        retry: (count, error) => policy !== undefined && count < 2 && isWorthRetry(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
