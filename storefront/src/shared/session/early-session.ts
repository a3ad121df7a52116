/**
 * A page comes as a visitor's, for everybody. Until it knows who looks, whoever has a session in this browser is not shown what
 * is for visitors alone: a script that runs before anything is painted says so on the document.
 */
import { useSessionReady } from './use-session.ts';

const KNOWN = 'data-session';
const FOR_VISITORS = 'data-for-visitors';

/** The text of that script. */
export const tellSession = `try{JSON.parse(localStorage.auth).expiry*1e3>Date.now()&&document.documentElement.setAttribute("${KNOWN}","")}catch{}`;

/** Takes its room all the same: nothing moves. */
export const hideFromCustomers = {
  [`html[${KNOWN}] [${FOR_VISITORS}]`]: { visibility: 'hidden' },
} as const;

/** On what is for visitors, while nobody is known yet. */
export const useForVisitors = (): { [FOR_VISITORS]?: string } =>
  useSessionReady() ? {} : { [FOR_VISITORS]: '' };
