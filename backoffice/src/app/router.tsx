import { createRouter, type ErrorComponentProps, type RouterHistory } from '@tanstack/react-router';
import { useOnline } from 'app-core/connection/use-online';
import { messageOf } from 'app-core/queries/errors';
import { isMissingFile } from 'app-core/routing/missing-file';
import { useRetry } from 'app-core/routing/use-retry';
import { useEffect } from 'react';
import { ErrorState } from 'ui-kit/error-state';
import { focusTitle } from 'ui-kit/focus-title';
import { LoadingDots } from 'ui-kit/loading-dots';
import { routeTree } from '../route-tree.gen.ts';
import type { RouterContext } from '../shared/environment.ts';

/** Creates the app's router. `history` is for tests. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  // The router itself scrolls to the top on every navigation, also to another page of a list.
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // TanStack Query decides about freshness.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    notFoundMode: 'root',
    ...(history && { history }),
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusTitle();
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** The error page: what failed, why if known, and a retry. */
function PageError({ error }: ErrorComponentProps) {
  const { busy, retry } = useRetry(error);
  const isOffline = !useOnline() && isMissingFile(error);
  useEffect(() => console.error(error), [error]);
  return (
    <ErrorState
      title="No se pudo mostrar esta página."
      text={isOffline ? 'Sin conexión.' : messageOf(error)}
      busy={busy}
      onRetry={() => void retry()}
    />
  );
}

/** A loading page without a known shape. The router waits 150 ms before showing it. */
const PagePending = () => <LoadingDots showLabel />;
