/** The session of the shop. Empty on the server and before hydration, so that both render the same. */
import { authLogout, ROLES, STAFF_ROLES } from 'api-client/storefront';
import { useBrowserState } from 'app-core/browser-state';
import { createSession, NO_SESSION } from 'app-core/session/session';
import { sessionFrom } from 'app-core/session/token';
import { type Snapshot, snapshot } from 'valtio';

export const session = createSession({
  logOut: (token) => authLogout({ auth: () => token, keepalive: true }),
});

export const {
  state: sessionStore,
  isCurrent: isAuthenticated,
  token: sessionToken,
  userId: sessionUserId,
  end: endSession,
  logOut,
  connect: connectSession,
} = session;

/** Starts a session with the login's token. Returns false if the token is unreadable or expired. */
export function startSession(token: string): boolean {
  const opened = sessionFrom(token);
  return opened !== null && session.start(opened);
}

const PRICE_ROLES: readonly string[] = ROLES;
const STAFF: readonly string[] = STAFF_ROLES;

interface SessionView {
  authenticated: boolean;
  /** True for approved users, unless their role hides prices. The server sends prices only to them. */
  seesPrices: boolean;
  isStaff: boolean;
  email: string | undefined;
}

const ANONYMOUS: SessionView = { authenticated: false, seesPrices: false, isStaff: false, email: undefined };

/** Caches one view per session, so that components render again only when the session changes. */
const pricedViews = new WeakMap<object, SessionView>();
const unpricedViews = new WeakMap<object, SessionView>();

function viewOf({ current, unpriced }: Snapshot<typeof sessionStore>): SessionView {
  if (!current || !isAuthenticated({ current })) return ANONYMOUS;
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

/** Returns the current session's view. On the server and before hydration: anonymous. */
export const useSession = (): SessionView => useBrowserState(sessionStore, NO_SESSION, viewOf);

/** Returns the same outside of components; always false on the server. */
export const seesPrices = (): boolean => viewOf(snapshot(sessionStore)).seesPrices;

/** False on the server and before hydration: the session is still unknown. */
export const useSessionReady = (): boolean => useBrowserState(sessionStore, NO_SESSION, ({ ready }) => ready);
