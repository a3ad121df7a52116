import { ROLES } from 'api-client/backoffice';
import { jwtDecode } from 'jwt-decode';
import { z } from 'zod';

export const roles = z.array(z.enum(ROLES));

/** What the API's token says about its bearer. Read for display and expiry only: the server alone authorizes. */
const claims = z.object({
  sub: z.string().min(1),
  email: z.string(),
  roles,
  /** Seconds since 1970. */
  exp: z.number(),
});
export type Claims = z.infer<typeof claims>;

/** A token's claims; one that can't be read is logged and gives null. */
export function decodeToken(token: string): Claims | null {
  try {
    return claims.parse(jwtDecode(token));
  } catch (error) {
    console.error('Error al decodificar el token', error);
    return null;
  }
}

/** The id of the account behind a token; null when the token can't be read. */
export const userIdOf = (token: string): string | null => decodeToken(token)?.sub ?? null;
