import type { QueryClient } from '@tanstack/react-query';
import type { Environment } from './environment.ts';

/** The context of route guards and loaders. */
export interface RouterContext {
  queryClient: QueryClient;
  environment: Environment;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** URL of the list that the page was opened from, for 'Volver'. */
    returnTo?: string;
  }
}
