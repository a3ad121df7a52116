import { type Session, sessionFrom, startSession } from '../shared/session/session-store.ts';
import { id } from './data.ts';

export type Role = Session['user']['roles'][number];

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** A token as the API gives it, but for the signature. `expires` in seconds from now; `sub` is the account's id. */
export const tokenFor = (role: Role, expires = 3600, sub = id(1)): string =>
  [
    part({ alg: 'none' }),
    part({
      sub,
      email: `${role}@tienda.test`,
      roles: [role],
      exp: Math.floor(Date.now() / 1000) + expires,
    }),
    'firma',
  ].join('.');

export function signInAs(role: Role, expires?: number, sub?: string): void {
  const session = sessionFrom(tokenFor(role, expires, sub));
  if (session) startSession(session);
}
