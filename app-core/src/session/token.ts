import { ROLES } from 'api-client/core';
import { jwtDecode } from 'jwt-decode';
// valibot is a tenth of zod's size: the session is in every page's first-load JavaScript.
import * as v from 'valibot';

const roles = v.array(v.picklist(ROLES));
const seconds = v.pipe(v.number(), v.finite());

/** Shape of the value in local storage under `auth`. */
export const sessionShape = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  user: v.object({ email: v.string(), roles }),
  /** Seconds since 1970, from the token. */
  expiry: seconds,
});
export type Session = v.InferOutput<typeof sessionShape>;

/** Claims of the API's token. Use them for display and expiry only: the server alone authorises. */
const claims = v.object({
  /** The user's id. */
  sub: v.pipe(v.string(), v.minLength(1)),
  email: v.string(),
  roles,
  /** Seconds since 1970. */
  exp: seconds,
});

/** Returns a token's claims; logs an unreadable token and returns null. */
export function decodeToken(token: string): v.InferOutput<typeof claims> | null {
  try {
    return v.parse(claims, jwtDecode(token));
  } catch (error) {
    console.error('No se pudo decodificar el token', error);
    return null;
  }
}

/** Returns the session that a token describes; null if the token is unreadable. */
export function sessionFrom(token: string): Session | null {
  const read = decodeToken(token);
  return read && { token, user: { email: read.email, roles: read.roles }, expiry: read.exp };
}
