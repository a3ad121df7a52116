import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { onMutationError, onQueryError, shouldRetry } from './error-policy.ts';

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => onQueryError(error, query.state.data !== undefined),
    }),
    mutationCache: new MutationCache({ onError: onMutationError }),
    defaultOptions: {
      queries: {
        // Events say what changed; this only keeps a loader and its screen from asking twice.
        staleTime: 5_000,
        retry: shouldRetry,
        // Offline, a call fails and says so, instead of waiting without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
