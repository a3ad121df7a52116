import { ROLES, STAFF_ROLES } from 'api-client/storefront';
import { useBrowserState } from 'app-core/browser-state';
import { NO_SESSION } from 'app-core/session/session';
import { type Snapshot, snapshot } from 'valtio';
import { isAuthenticated, sessionStore } from './session.ts';

const PRICE_ROLES: readonly string[] = ROLES;
const STAFF: readonly string[] = STAFF_ROLES;

export interface SessionView {
  authenticated: boolean;
  /** Any approved user whose role has no say against it: the server sends the prices to them, and to nobody else. */
  seesPrices: boolean;
  isStaff: boolean;
  email: string | undefined;
}

const NOBODY: SessionView = { authenticated: false, seesPrices: false, isStaff: false, email: undefined };

/** One view for each session, and one for all who have none: who looks at it renders anew only when that changes. */
const pricedViews = new WeakMap<object, SessionView>();
const unpricedViews = new WeakMap<object, SessionView>();

function viewOf({ current, unpriced }: Snapshot<typeof sessionStore>): SessionView {
  if (!current || !isAuthenticated({ current })) return NOBODY;
  const { user } = current;
  const views = unpriced ? unpricedViews : pricedViews;
  const known = views.get(current);
  if (known) return known;
  const roles: readonly string[] = user.roles;
  const isStaff = roles.some((role) => STAFF.includes(role));
  const view = {
    authenticated: true,
    seesPrices: !(isStaff && unpriced) && roles.some((role) => PRICE_ROLES.includes(role)),
    isStaff,
    email: user.email,
  };
  views.set(current, view);
  return view;
}

/** Who looks. On the server and while the page hydrates it is nobody, as for a visitor. */
export const useSession = (): SessionView => useBrowserState(sessionStore, NO_SESSION, viewOf);

/** The same out of a component: nobody does on the server. */
export const seesPrices = (): boolean => viewOf(snapshot(sessionStore)).seesPrices;

/** False on the server and while the page hydrates: nobody is known yet. */
export const useSessionReady = (): boolean => useBrowserState(sessionStore, NO_SESSION, ({ ready }) => ready);
