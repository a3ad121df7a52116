/**
 * Server-rendered pages are for anonymous visitors. Before hydration, a script marks the document if this browser has a
 * session, with its roles. CSS then hides the visitors' parts and shows the customers' parts before the first paint.
 */
import { useSessionReady } from './session.ts';

const KNOWN = 'data-session';
const FOR_VISITORS = 'data-for-visitors';
/** Role of a customer without other roles: staff see no customer's home. */
const CUSTOMER = 'usuario';

/** Text of that script. */
export const earlySessionScript = `try{const a=JSON.parse(localStorage.auth);a.expiry*1e3>Date.now()&&document.documentElement.setAttribute("${KNOWN}",a.user.roles)}catch{}`;

/** Hidden parts keep their space, so that nothing moves. Parts that customers get replaced take none. */
export const showBySession = {
  [`html[${KNOWN}] [${FOR_VISITORS}]`]: { visibility: 'hidden' },
  [`html[${KNOWN}=${CUSTOMER}] [${FOR_VISITORS}=replaced], html:not([${KNOWN}=${CUSTOMER}]) [${FOR_VISITORS}=not]`]:
    { display: 'none' },
} as const;

/**
 * Attribute for visitors' parts before hydration. `replaced`: customers get another part instead; `not`: the part shows
 * only for customers.
 */
export const useForVisitors = (what: '' | 'replaced' | 'not' = ''): { [FOR_VISITORS]?: string } =>
  useSessionReady() ? {} : { [FOR_VISITORS]: what };

/** Attribute for the space of customers' parts before hydration. */
export const useForCustomers = () => useForVisitors('not');

/** CSS selector for documents without a session, which get no prices. `early-session.ts` sets the attribute. */
export const loggedOut = 'html:not([data-session]) &';
