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

export const sessionStore = proxy<{ current: Session | null; ended: SessionEnd | null }>({
  current: readStored(),
  ended: null,
});

/** Storage may be blocked, hold what an older version wrote, or anything a person typed there. */
function readStored(): Session | null {
  try {
    const parsed = sessionSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The session that a token describes; null when it can't be read. */
export function sessionFrom(token: string): Session | null {
  const claims = decodeToken(token);
  return claims && { token, user: { email: claims.email, roles: claims.roles }, expiry: claims.exp };
}

export function startSession(session: Session): void {
  sessionStore.ended = null;
  sessionStore.current = session;
  try {
    localStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // Without storage the session lives as long as the page.
  }
}

/** Forgets token, user and expiry, here and in the other tabs. Who listens does the rest (app/session-watch.ts). */
export function endSession(reason: SessionEnd): void {
  if (!sessionStore.current) return;
  sessionStore.ended = reason;
  sessionStore.current = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored then.
  }
}

/** Follows what other tabs do to the session. Returns a function that stops it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key !== KEY && event.key !== null) return;
    const stored = readStored();
    if (stored?.token === sessionStore.current?.token) return;
    sessionStore.ended = stored ? null : 'otra-pestana';
    sessionStore.current = stored;
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
