import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { createQueryClient } from 'app-core/queries/create-query-client';
import { NotFoundPage } from '../features/layout/not-found-page.tsx';
import { RouteError } from '../features/layout/route-error.tsx';
import { routeTree } from '../routeTree.gen.ts';
import { isBarePage } from '../shared/early-page.ts';
import { createLook, type Look } from '../shared/scheme/look.ts';
import type { ShopSettings } from '../shared/settings.ts';
import { errorPolicy } from './api.ts';
import { createEmotionCache } from './emotion-cache.ts';
import { dropCode } from './page-code.ts';
import { dehydrateQueries, hydrateQueries, leaveTimesOut, type PageData } from './page-data.ts';

/** Milliseconds: short enough to see catalogue changes, long enough to page through a list. */
const STALE_AFTER = 60_000;

/** Yields to user input: on a phone, data, theme and rendering in one task would block the page for long. */
const breath = () => new Promise<void>((goOn) => setTimeout(goOn));

export interface RouterOptions {
  /** The browser fills these with the page's own settings before anything renders. */
  settings: ShopSettings;
  /** Default: the light scheme. */
  look?: Look;
  /** Nonce of this page's inline scripts. */
  mark?: string | undefined;
  /** For tests and stories. Default: the request's or the browser's history. */
  history?: RouterHistory;
}

/** Creates the router of one page load, with its query client, styles and settings. */
export function createShopRouter({ settings, look = createLook(false), mark, history }: RouterOptions) {
  const queryClient = createQueryClient(import.meta.env.SSR ? undefined : errorPolicy, STALE_AFTER);
  const router = createRouter({
    routeTree,
    context: { queryClient, settings, look, emotionCache: createEmotionCache() },
    defaultPreload: 'intent',
    // TanStack Query decides when data is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    ...(mark && { ssr: { nonce: mark } }),
    ...(history && { history }),
    Wrap: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    dehydrate: () => ({ settings, found: dehydrateQueries(queryClient) }),
    hydrate: async (page: { settings: ShopSettings; found: PageData }) => {
      Object.assign(settings, page.settings);
      hydrateQueries(queryClient, page.found);
      if (isBarePage()) dropCode(router);
      await breath();
      look.themeOf(settings.tones);
    },
  });
  if (import.meta.env.SSR) leaveTimesOut(router, queryClient);
  return router;
}
