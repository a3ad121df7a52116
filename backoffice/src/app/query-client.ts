import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from 'app-core/queries/create-query-client';
import { policyOf } from 'app-core/queries/error-policy';
import { notify } from 'ui-kit/notify';
import { isLocked, session } from '../shared/session/access.ts';
import { demandEnrolment, mustEnrol } from '../shared/session/enrolment.ts';

/**
 * Asks for the password above the page when a session has expired, and redirects to the second factor when it
 * is demanded.
 */
export const errorPolicy = policyOf({
  // A locked session asks for the password already. Anonymous pages never ask.
  endSession: ({ token }) => session.refuse(token) || isLocked(),
  demandFactor: ({ token }) => {
    demandEnrolment(token);
    return mustEnrol();
  },
  showToast: (message, key) => notify('error', message, key),
});

/** Milliseconds. Events announce changes; this only prevents a loader and its page from requesting twice. */
const STALE_AFTER = 5000;

export const createPanelQueries = (): QueryClient => createQueryClient(errorPolicy, STALE_AFTER);
