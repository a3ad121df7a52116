import { usuario } from './data.ts';

const encode = (part: object) => btoa(JSON.stringify(part));

export const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** Returns a readable token with an invalid signature. `sub`: the account's id. */
export const fakeToken = (
  exp = inSeconds(3600),
  roles = ['usuario'],
  sub: string = usuario.usuario_id,
): string => `${encode({ alg: 'none' })}.${encode({ sub, email: usuario.email, roles, exp })}.x`;

export const storedSession = (expiry = inSeconds(3600), roles = ['usuario'], sub?: string) => ({
  token: fakeToken(expiry, roles, sub),
  user: { email: usuario.email, roles },
  expiry,
});
