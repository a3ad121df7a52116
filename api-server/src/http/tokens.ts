import { LIMITS, type Rol } from 'api-client/contract';
import { uuid } from 'api-client/contract/common';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { isStaff } from './actor.ts';

export interface TokenClaims {
  sub: string;
  /** Session of the token; undefined for a registration token, which has no roles either. */
  sid: string | undefined;
  /** The account's `sesion` when the token was created. The token is invalid when the account's value has changed. */
  sesion: number;
  exp: number;
}

export interface TokenSubject {
  usuario_id: string;
  email: string;
  roles: Rol[];
  sesion: number;
}

/** Returns the keys: the first signs, and all verify. */
const keysOf = (secret: string, previous: string | undefined): [Uint8Array, ...Uint8Array[]] => {
  const encode = (text: string) => new TextEncoder().encode(text);
  return previous === undefined ? [encode(secret)] : [encode(secret), encode(previous)];
};

type Claimed = TokenSubject & ({ sid: string } | { registro: true });

/** Returns how many seconds a session of an account with these roles lasts. */
export const sessionSeconds = (roles: readonly Rol[]): number =>
  isStaff(roles) ? LIMITS.staffSession : LIMITS.customerSession;

export interface Tokens {
  session(subject: TokenSubject, sesionId: string): Promise<string>;
  registration(subject: Omit<TokenSubject, 'roles'>): Promise<string>;
  /** Returns the claims; undefined for an invalid, foreign or expired token. */
  read(token: string): Promise<TokenClaims | undefined>;
}

/** Creates and reads JSON Web Tokens, HS256, with `sub`, `email`, `roles` and `exp` (seconds), as the documents say. */
export function createTokens(secret: string, previous?: string): Tokens {
  const [key, ...olderKeys] = keysOf(secret, previous);
  const verified = new LRUCache<string, TokenClaims>({ max: 5000 });

  const sign = ({ email, usuario_id, sesion, ...rest }: Claimed, seconds: number) =>
    new SignJWT({ email, sesion, ...rest })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(usuario_id)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);

  const verify = async (token: string): Promise<TokenClaims | undefined> => {
    for (const each of [key, ...olderKeys]) {
      const claims = await verifyWith(each, token);
      if (claims) return claims;
    }
    return undefined;
  };

  const verifyWith = async (each: Uint8Array, token: string): Promise<TokenClaims | undefined> => {
    try {
      const { payload } = await jwtVerify(token, each, { algorithms: ['HS256'] });
      const { exp, sesion, registro } = payload;
      const sub = uuid.safeParse(payload.sub);
      const sid = uuid.safeParse(payload.sid);
      if (!sub.success || !exp || typeof sesion !== 'number') return undefined;
      // Old tokens without a session could not be listed or revoked.
      if (!sid.success && registro !== true) return undefined;
      const claims = { sub: sub.data, exp, sesion, sid: sid.data };
      verified.set(token, claims);
      return claims;
    } catch {
      return undefined;
    }
  };

  return {
    session: ({ usuario_id, email, roles, sesion }, sid) =>
      sign({ usuario_id, email, roles, sesion, sid }, sessionSeconds(roles)),
    registration: ({ usuario_id, email, sesion }) =>
      sign({ usuario_id, email, roles: [], sesion, registro: true }, LIMITS.registroToken),
    read: async (token) => {
      const cached = verified.get(token);
      if (!cached) return verify(token);
      return cached.exp * 1000 > Date.now() ? cached : undefined;
    },
  };
}
