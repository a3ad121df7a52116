import { ROLES } from 'api-client/core';
import { jwtDecode } from 'jwt-decode';
// The small build of zod: who is logged in is known in every page's first load.
import * as z from 'zod/mini';

const roles = z.array(z.enum(ROLES));

/** What stands in local storage under `auth`. */
export const sessionShape = z.object({
  token: z.string().check(z.minLength(1)),
  user: z.object({ email: z.string(), roles }),
  /** Seconds since 1970, as the token says it. */
  expiry: z.number(),
});
export type Session = z.output<typeof sessionShape>;

/** What the API's token says about its bearer. Read for display and expiry only: the server alone authorizes. */
const claims = z.object({
  /** The user's id. */
  sub: z.string().check(z.minLength(1)),
  email: z.string(),
  roles,
  /** Seconds since 1970. */
  exp: z.number(),
});

/** A token's claims; one that can't be read is logged and gives null. */
export function decodeToken(token: string): z.output<typeof claims> | null {
  try {
    return claims.parse(jwtDecode(token));
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
