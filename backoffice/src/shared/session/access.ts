import { useSnapshot } from 'valtio';
import { type Session, sessionStore } from './session-store.ts';

/** A snapshot's arrays are read-only; a session fits as well. */
type ReadableSession = { readonly user: { readonly roles: readonly string[] } };

/** Authenticated: a token exists and its expiry, in seconds, lies ahead. */
export const isCurrent = (session: Session | null): session is Session =>
  session !== null && session.expiry > Date.now() / 1000;

/** The token for a call; none once it has expired. */
export const currentToken = (): string | undefined =>
  isCurrent(sessionStore.current) ? sessionStore.current.token : undefined;

export const isAdmin = (session: ReadableSession | null): boolean =>
  session?.user.roles.includes('admin') ?? false;

export const isStaff = (session: ReadableSession | null): boolean =>
  isAdmin(session) || (session?.user.roles.includes('empleado') ?? false);

/** Who stands before a staff screen. */
export function visitorKind(session = sessionStore.current): 'visitante' | 'cliente' | 'personal' {
  if (!isCurrent(session)) return 'visitante';
  return isStaff(session) ? 'personal' : 'cliente';
}

/** Whose screen this is, for what it shows; also while it waits for the password again (`useLocked`). */
export function useSession() {
  const { current, locked } = useSnapshot(sessionStore);
  return current ?? locked;
}

/** Whether staff stand before the screen, as a session's bearer or asked for the password again. */
export function useAtWork(): boolean {
  const { current, locked } = useSnapshot(sessionStore);
  return locked !== null || (current !== null && visitorKind() === 'personal');
}

/** The session that ran out here, until its account goes on or leaves. */
export const useLocked = () => useSnapshot(sessionStore).locked;
