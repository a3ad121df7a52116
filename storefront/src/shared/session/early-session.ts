/**
 * A page comes as a visitor's, for everybody. Until it knows who looks, whoever has a session in this browser is not shown what
 * is for visitors alone, and is shown what is for customers: a script that runs before anything is painted says on the document
 * that there is a session, and of which roles.
 */
import { useSessionReady } from './use-session.ts';

const KNOWN = 'data-session';
const FOR_VISITORS = 'data-for-visitors';
/** The roles of a customer who is nothing else: staff are shown no home of a customer. */
const CUSTOMER = 'usuario';

/** The text of that script. */
export const tellSession = `try{const a=JSON.parse(localStorage.auth);a.expiry*1e3>Date.now()&&document.documentElement.setAttribute("${KNOWN}",a.user.roles)}catch{}`;

/** What is hidden takes its room all the same: nothing moves. What a customer has something else in the place of takes none. */
export const showBySession = {
  [`html[${KNOWN}] [${FOR_VISITORS}]`]: { visibility: 'hidden' },
  [`html[${KNOWN}=${CUSTOMER}] [${FOR_VISITORS}=replaced], html:not([${KNOWN}=${CUSTOMER}]) [${FOR_VISITORS}=not]`]:
    { display: 'none' },
} as const;

/**
 * On what is for visitors, while nobody is known yet; `replaced` where customers have something else in its place, `not` on
 * what has only its room until then.
 */
export const useForVisitors = (what: '' | 'replaced' | 'not' = ''): { [FOR_VISITORS]?: string } =>
  useSessionReady() ? {} : { [FOR_VISITORS]: what };

/** On the room of what is for customers alone, while nobody is known yet. */
export const useForCustomers = () => useForVisitors('not');
