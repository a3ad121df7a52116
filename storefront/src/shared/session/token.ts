import { jwtDecode } from 'jwt-decode';

export interface TokenClaims {
  /** The user's id. */
  sub: string;
  email: string;
  roles: string[];
  /** Seconds since 1970. */
  exp: number;
}

/** What a token says, for display and expiry only: the server decides. Null, and logged, if it can't be read. */
export function decodeToken(token: string): TokenClaims | null {
  try {
    const { sub, email, roles, exp } = jwtDecode<Partial<TokenClaims>>(token);
    if (typeof sub !== 'string' || typeof exp !== 'number') throw new Error('El token no dice de quién es.');
    return { sub, email: email ?? '', roles: Array.isArray(roles) ? roles : [], exp };
  } catch (error) {
    console.error('No se pudo decodificar el token', error);
    return null;
  }
}
