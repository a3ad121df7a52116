/** The session as it stands in local storage, under the name `auth`. Checked by hand: no validator for three fields. */
export interface StoredSession {
  token: string;
  user: { email: string; roles: string[] };
  /** Seconds since 1970. */
  expiry: number;
}

export const SESSION_KEY = 'auth';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function check(value: unknown): StoredSession | undefined {
  if (!isRecord(value) || typeof value.token !== 'string' || value.token === '') return undefined;
  const { token, user, expiry } = value;
  if (typeof expiry !== 'number' || !Number.isFinite(expiry)) return undefined;
  if (!isRecord(user) || typeof user.email !== 'string' || !Array.isArray(user.roles)) return undefined;
  const roles = user.roles.filter((role): role is string => typeof role === 'string');
  return { token, user: { email: user.email, roles }, expiry };
}

/** What is kept there, if it is whole; anything else counts as no session. */
export function readStoredSession(): StoredSession | undefined {
  try {
    return check(JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function writeStoredSession(session: StoredSession | undefined): void {
  try {
    if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
    else localStorage.removeItem(SESSION_KEY);
  } catch {
    // Storage is full or forbidden: the session lasts as long as the page.
  }
}
