import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { focusTitle } from 'ui-kit/focus-title';
import { routeTree } from '../route-tree.gen.ts';
import { PageError } from '../shared/page-error.tsx';
import { PagePending } from '../shared/page-pending.tsx';
import type { RouterContext } from '../shared/router-context.ts';

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
