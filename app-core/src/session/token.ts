import { ROLES } from 'api-client/core';
import { jwtDecode } from 'jwt-decode';
// A tenth of zod: who is logged in is known in every page's first load.
import * as v from 'valibot';

const roles = v.array(v.picklist(ROLES));
const seconds = v.pipe(v.number(), v.finite());

/** What stands in local storage under `auth`. */
export const sessionShape = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  user: v.object({ email: v.string(), roles }),
  /** Seconds since 1970, as the token says it. */
  expiry: seconds,
});
export type Session = v.InferOutput<typeof sessionShape>;

/** What the API's token says about its bearer. Read for display and expiry only: the server alone authorizes. */
const claims = v.object({
  /** The user's id. */
  sub: v.pipe(v.string(), v.minLength(1)),
  email: v.string(),
  roles,
  /** Seconds since 1970. */
  exp: seconds,
});

/** A token's claims; one that can't be read is logged and gives null. */
export function decodeToken(token: string): v.InferOutput<typeof claims> | null {
  try {
    return v.parse(claims, jwtDecode(token));
  } catch (error) {
    console.error('No se pudo decodificar el token', error);
    return null;
  }
}

/** The session that a token describes; null when it can't be read. */
export function sessionFrom(token: string): Session | null {
  const read = decodeToken(token);
  return read && { token, user: { email: read.email, roles: read.roles }, expiry: read.exp };
}
