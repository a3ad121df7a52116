import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from 'api-client/storefront';
import { onMutationError, onQueryError } from './error-policy.ts';

const worthAnotherTry = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** One per request on the server, so that no answer passes from one visitor to another; one per page in a browser. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: onQueryError }),
    mutationCache: new MutationCache({ onError: onMutationError }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The server answers at once with what it knows; the browser may wait for a shaky connection.
        retry: (count, error) => !import.meta.env.SSR && count < 2 && worthAnotherTry(error),
      },
    },
  });
}
