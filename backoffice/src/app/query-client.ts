import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from 'app-core/queries/create-query-client';
import { errorPolicy } from './error-policy.ts';

/** Milliseconds: events say what changed; this only keeps a loader and its screen from asking twice. */
const STALE_AFTER = 5000;

export const createPanelQueries = (): QueryClient => createQueryClient(errorPolicy, STALE_AFTER);
