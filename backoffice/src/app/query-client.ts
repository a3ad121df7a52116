import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from 'app-core/queries/create-query-client';
import { errorPolicy } from './error-policy.ts';

/** Milliseconds. Events announce changes; this only prevents a loader and its page from requesting twice. */
const STALE_AFTER = 5000;

export const createPanelQueries = (): QueryClient => createQueryClient(errorPolicy, STALE_AFTER);
