import { connectApi } from './api.ts';
import { createShopRouter } from './create-router.tsx';
import { apiUrl, lookForRouter, scriptMark, settingsForRouter } from './environment.ts';
import { cacheFollowsSession } from './session-cache.ts';

connectApi(apiUrl());

/** Creates the router. TanStack Start calls this function once per request on the server, and once in a browser. */
export function getRouter() {
  const router = createShopRouter({
    settings: settingsForRouter(),
    look: lookForRouter(),
    mark: scriptMark(),
  });
  if (!import.meta.env.SSR) cacheFollowsSession(router, router.options.context.queryClient);
  return router;
}

export type AppRouter = ReturnType<typeof getRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
