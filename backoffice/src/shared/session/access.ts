/** The panel's session. An expired one waits for the password above the page. */
import { ApiError, authLogout } from 'api-client/backoffice';
import { createSession } from 'app-core/session/session';
import { useSnapshot } from 'valtio';

export type { Session } from 'app-core/session/token';
export { sessionFrom } from 'app-core/session/token';

export const session = createSession({
  locks: true,
  logOut: (token) => authLogout({ auth: () => token, keepalive: true }),
});

export const {
  state: sessionStore,
  start: startSession,
  end: endSession,
  logOut,
  expire: lockSession,
} = session;

/** Accepts a snapshot, whose arrays are read-only, and a session. */
type ReadableSession = { readonly user: { readonly roles: readonly string[] } };

/** Returns the token for a call; undefined once expired. */
export const currentToken = session.token;

export const isAdmin = (session: ReadableSession | null): boolean =>
  session?.user.roles.includes('admin') ?? false;

export const isStaff = (session: ReadableSession | null): boolean =>
  isAdmin(session) || (session?.user.roles.includes('empleado') ?? false);

/** Returns the kind of the current user. */
export function visitorKind(): 'visitor' | 'cliente' | 'staff' {
  if (!session.isCurrent()) return 'visitor';
  return isStaff(sessionStore.current) ? 'staff' : 'cliente';
}

/** Returns the session of the page, also while it is locked (`useLocked`). */
export function useSession() {
  const { current, locked } = useSnapshot(sessionStore);
  return current ?? locked;
}

/** Returns the account's id; null without a readable session. */
export function useUsuarioId(): string | null {
  useSnapshot(sessionStore);
  return session.userId();
}

/** Returns whether staff are authenticated, or asked for the password again. */
export function useHasStaffSession(): boolean {
  const { current, locked } = useSnapshot(sessionStore);
  return locked !== null || (current !== null && visitorKind() === 'staff');
}

/** Returns whether the session has expired and the password is asked for. */
export const isLocked = (): boolean => sessionStore.locked !== null;

/** Returns the token for the next call. While the session is locked no call is sent: throws NO_AUTENTICADO. */
export function tokenToSend(): string | undefined {
  if (isLocked())
    throw new ApiError(401, 'NO_AUTENTICADO', 'Tu sesión venció. Inicia sesión de nuevo.', [], {
      sent: false,
    });
  return currentToken();
}

/** Returns the expired session until the account continues or leaves. */
export const useLocked = () => useSnapshot(sessionStore).locked;
