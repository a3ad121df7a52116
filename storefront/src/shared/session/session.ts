/**
 * Who is using the shop. Kept in local storage, followed in every tab. Empty on the server and until the page has
 * hydrated, so that both render the same: `ready` says that the browser's own knowledge is in.
 */
import { proxy } from 'valtio';
import { readStoredSession, SESSION_KEY, type StoredSession, writeStoredSession } from './stored-session.ts';
import { decodeToken } from './token.ts';

interface SessionState {
  ready: boolean;
  token: string | undefined;
  user: StoredSession['user'] | undefined;
  expiry: number | undefined;
}

const empty = { token: undefined, user: undefined, expiry: undefined };
export const sessionStore = proxy<SessionState>({ ready: false, ...empty });

/** The longest that a browser's timer can wait. */
const MAX_TIMEOUT = 2 ** 31 - 1;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

const inFuture = (expiry: number | undefined) => expiry !== undefined && expiry > Date.now() / 1000;

/** A token exists and has not expired. */
export const isAuthenticated = (session: Pick<SessionState, 'token' | 'expiry'> = sessionStore): boolean =>
  session.token !== undefined && inFuture(session.expiry);

/** The token to send with calls, while it counts. */
export const sessionToken = (): string | undefined => (isAuthenticated() ? sessionStore.token : undefined);

/** The user's id out of the token; null without one that can be read. */
export const sessionUserId = (): string | null =>
  sessionStore.token === undefined ? null : (decodeToken(sessionStore.token)?.sub ?? null);

function take(session: StoredSession | undefined): void {
  clearTimeout(expiryTimer);
  Object.assign(sessionStore, session && inFuture(session.expiry) ? session : empty, { ready: true });
  if (sessionStore.expiry === undefined) return;
  const wait = sessionStore.expiry * 1000 - Date.now();
  expiryTimer = setTimeout(() => take(readStoredSession()), Math.min(wait, MAX_TIMEOUT));
}

/** Opens a session with what the login answered. False if the token can't be read, or is over already. */
export function startSession(token: string): boolean {
  const claims = decodeToken(token);
  if (!claims || !inFuture(claims.exp)) return false;
  const session = { token, user: { email: claims.email, roles: claims.roles }, expiry: claims.exp };
  writeStoredSession(session);
  take(session);
  return true;
}

/** Forgets token, user and expiry, here and in every other tab. */
export function endSession(): void {
  writeStoredSession(undefined);
  take(undefined);
}

/** After hydration: takes over what is stored, and follows the other tabs. Returns how to stop. */
export function connectSession(): () => void {
  take(readStoredSession());
  const follow = (event: StorageEvent) => {
    if (event.key === SESSION_KEY || event.key === null) take(readStoredSession());
  };
  window.addEventListener('storage', follow);
  return () => {
    clearTimeout(expiryTimer);
    window.removeEventListener('storage', follow);
  };
}
