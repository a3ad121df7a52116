import { useSnapshot } from 'valtio';
import { session, sessionStore } from './session-store.ts';

/** A snapshot's arrays are read-only; a session fits as well. */
type ReadableSession = { readonly user: { readonly roles: readonly string[] } };

/** The token for a call; none once it has expired. */
export const currentToken = session.token;

export const isAdmin = (session: ReadableSession | null): boolean =>
  session?.user.roles.includes('admin') ?? false;

export const isStaff = (session: ReadableSession | null): boolean =>
  isAdmin(session) || (session?.user.roles.includes('empleado') ?? false);

/** Who stands before a staff screen. */
export function visitorKind(): 'visitor' | 'cliente' | 'staff' {
  if (!session.isCurrent()) return 'visitor';
  return isStaff(sessionStore.current) ? 'staff' : 'cliente';
}

/** Whose screen this is, for what it shows; also while it waits for the password again (`useLocked`). */
export function useSession() {
  const { current, locked } = useSnapshot(sessionStore);
  return current ?? locked;
}

/** The id of its account; null if nobody's, or if it can't be read. */
export function useUsuarioId(): string | null {
  useSnapshot(sessionStore);
  return session.userId();
}

/** Whether staff stand before the screen, as a session's bearer or asked for the password again. */
export function useAtWork(): boolean {
  const { current, locked } = useSnapshot(sessionStore);
  return locked !== null || (current !== null && visitorKind() === 'staff');
}

/** Whether a session ran out here, and its password is asked for over the screen. */
export const isLocked = (): boolean => sessionStore.locked !== null;

/** The session that ran out here, until its account goes on or leaves. */
export const useLocked = () => useSnapshot(sessionStore).locked;
