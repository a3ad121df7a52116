import { connectApi } from './api.ts';
import { createShopRouter } from './create-router.tsx';
import { apiUrl, cspNonce, settingsForRouter } from './environment.ts';

connectApi(apiUrl());

/** TanStack Start calls it once per request on the server, and once in a browser. */
export const getRouter = () => createShopRouter({ settings: settingsForRouter(), nonce: cspNonce() });

export type AppRouter = ReturnType<typeof getRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
