import { proxy } from 'valtio';
import { z } from 'zod';
import { decodeToken, roles } from './token.ts';

const KEY = 'auth';

/** What stands in local storage under `auth`. `expiry` in seconds since 1970, as the token says it. */
const sessionSchema = z.object({
  token: z.string().min(1),
  user: z.object({ email: z.string(), roles }),
  expiry: z.number(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Why there is no session any more; decides what the person is told and where a new login leads. */
export type SessionEnd = 'salida' | 'vencida' | 'otra-pestana';

interface SessionState {
  current: Session | null;
  /** One that ran out under somebody's hands: its account can go on, on the spot, with the password. */
  locked: Session | null;
  ended: SessionEnd | null;
}
export const sessionStore = proxy<SessionState>({ current: readStored(), locked: null, ended: null });

/** What stands in the session's place once it has run out, so that other tabs can tell it from a logout. */
const RUN_OUT = 'vencida';

/** Storage may be blocked, hold what an older version wrote, or anything a person typed there. */
function readStored(): Session | null {
  try {
    const parsed = sessionSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function write(value: Session | typeof RUN_OUT | null): void {
  try {
    if (value) localStorage.setItem(KEY, JSON.stringify(value));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the session lives as long as the page.
  }
}

/** The session that a token describes; null when it can't be read. */
export function sessionFrom(token: string): Session | null {
  const claims = decodeToken(token);
  return claims && { token, user: { email: claims.email, roles: claims.roles }, expiry: claims.exp };
}

export function startSession(session: Session): void {
  Object.assign(sessionStore, { current: session, locked: null, ended: null });
  write(session);
}

/** It is no longer valid: no call carries its token any more. Who was at work may go on with the password. */
export function lockSession(): void {
  const { current } = sessionStore;
  if (!current) return;
  Object.assign(sessionStore, { current: null, locked: current, ended: 'vencida' });
  write(RUN_OUT);
}

/** Forgets token, user and expiry, here and in the other tabs. Who listens does the rest (app/session-watch.ts). */
export function endSession(): void {
  Object.assign(sessionStore, { current: null, locked: null, ended: 'salida' });
  write(null);
}

/** Follows what other tabs do to the session. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== KEY && event.key !== null) return;
    const stored = readStored();
    const { current, locked } = sessionStore;
    if (stored) {
      if (stored.token !== current?.token) {
        Object.assign(sessionStore, { current: stored, locked: null, ended: null });
      }
    } else if (event.newValue === JSON.stringify(RUN_OUT)) {
      lockSession();
    } else if (current || locked) {
      Object.assign(sessionStore, { current: null, locked: null, ended: 'otra-pestana' });
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
