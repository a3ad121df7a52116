import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { KitProvider } from 'ui-kit/kit-provider';
import { AppLink } from '../shared/links.tsx';
import { useScheme } from '../shared/scheme-store.ts';
import { useBrand } from '../shared/tienda.ts';
import type { AppRouter } from './router.tsx';

export interface AppProps {
  router: AppRouter;
  queryClient: QueryClient;
}

/** Providers around the routes. */
export function App({ router, queryClient }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <KitProvider mode={useScheme()} brand={useBrand()} LinkComponent={AppLink}>
        <RouterProvider router={router} />
      </KitProvider>
    </QueryClientProvider>
  );
}
