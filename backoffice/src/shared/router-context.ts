import type { QueryClient } from '@tanstack/react-query';
import type { Environment } from './environment.ts';

/** What every route's guard and loader gets. */
export interface RouterContext {
  queryClient: QueryClient;
  environment: Environment;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list, with its filter and page, that an order was opened from: where 'Volver' leads. */
    returnTo?: string;
  }
}
