import { ROLES, STAFF_ROLES } from 'api-client/storefront';
import { useBrowserState } from 'app-core/browser-state';
import { isAuthenticated, sessionStore } from './session.ts';

const onServer = { ready: false, current: null, locked: null, ended: null };
const PRICE_ROLES: readonly string[] = ROLES;
const STAFF: readonly string[] = STAFF_ROLES;

export interface SessionView {
  /** False on the server and while the page hydrates: nobody is known yet. */
  ready: boolean;
  authenticated: boolean;
  /** Any approved user: the server sends the prices to them, and to nobody else. */
  seesPrices: boolean;
  isStaff: boolean;
  email: string | undefined;
}

export function useSession(): SessionView {
  const { ready, current } = useBrowserState(sessionStore, onServer);
  const authenticated = isAuthenticated({ current });
  const user = authenticated ? current?.user : undefined;
  const roles = user?.roles ?? [];
  return {
    ready,
    authenticated,
    seesPrices: roles.some((role) => PRICE_ROLES.includes(role)),
    isStaff: roles.some((role) => STAFF.includes(role)),
    email: user?.email,
  };
}
