import type { StoredSession } from '../shared/session/stored-session.ts';
import { usuario } from './data.ts';

const encode = (part: object) => btoa(JSON.stringify(part));

export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** A token that reads like one of the server's; nobody checks its signature here. */
export const fakeToken = (exp = inSeconds(3600), roles = ['usuario']): string =>
  `${encode({ alg: 'none' })}.${encode({ sub: usuario.usuario_id, email: usuario.email, roles, exp })}.x`;

export const storedSession = (expiry = inSeconds(3600), roles = ['usuario']): StoredSession => ({
  token: fakeToken(expiry, roles),
  user: { email: usuario.email, roles },
  expiry,
});
