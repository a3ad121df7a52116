import { SENT_FORM } from '../features/registration/sent-form.ts';
import { connectApi } from './api.ts';
import { createShopRouter } from './create-router.tsx';
import { apiUrl, lookForRouter, scriptMark, sentForm, settingsForRouter } from './environment.ts';
import { cacheFollowsSession } from './session-cache.ts';

connectApi(apiUrl());

/** Creates the router. TanStack Start calls this function once per request on the server, and once in a browser. */
export function getRouter() {
  const router = createShopRouter({
    settings: settingsForRouter(),
    look: lookForRouter(),
    mark: scriptMark(),
  });
  const { queryClient } = router.options.context;
  const sent = sentForm();
  if (sent) queryClient.setQueryData(SENT_FORM, sent);
  if (!import.meta.env.SSR) cacheFollowsSession(router, queryClient);
  return router;
}

export type AppRouter = ReturnType<typeof getRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
