import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Policy } from './error-policy.ts';
import { mayPass } from './errors.ts';

/**
 * One per page in a browser; on a server one per request, so that no answer passes from one visitor to another. Without
 * signal no call waits for it: each fails and says so, what is shown is asked for again by itself once signal is back,
 * and nothing that changes anything is ever sent by itself.
 * @param policy nothing on a server, where nobody is told anything.
 * @param staleTime ms for which an answer is not asked for again.
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
        // A server answers at once with what it knows; a browser may wait for a shaky connection.
        retry: (count, error) => policy !== undefined && count < 2 && mayPass(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
