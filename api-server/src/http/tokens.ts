import { LIMITS, type Rol } from 'api-client/contract';
import { uuid } from 'api-client/contract/common';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { isStaff } from './actor.ts';

export interface TokenClaims {
  sub: string;
  /** The session that it was made for. None has the token of a request for an account, which has no roles either. */
  sid: string | undefined;
  /** The `sesion` of the account when the token was made; another one by now means that it is good for nothing. */
  sesion: number;
  exp: number;
}

export interface TokenSubject {
  usuario_id: string;
  email: string;
  roles: Rol[];
  sesion: number;
}

/** The first is what is signed with; all of them are verified with. */
const keysOf = (secret: string, previous: string | undefined): [Uint8Array, ...Uint8Array[]] => {
  const encode = (text: string) => new TextEncoder().encode(text);
  return previous === undefined ? [encode(secret)] : [encode(secret), encode(previous)];
};

type Claimed = TokenSubject & ({ sid: string } | { registro: true });

/** How long a session of somebody with these roles lasts. */
export const sessionSeconds = (roles: readonly Rol[]): number =>
  isStaff(roles) ? LIMITS.staffSession : LIMITS.customerSession;

export interface Tokens {
  session(subject: TokenSubject, sesionId: string): Promise<string>;
  registration(subject: Omit<TokenSubject, 'roles'>): Promise<string>;
  /** The claims, or nothing for a token that is not ours or has expired. */
  read(token: string): Promise<TokenClaims | undefined>;
}

/** JSON Web Tokens, HS256. They carry `sub`, `email`, `roles` and `exp` (seconds), as the documents say. */
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
      // One without a session, as they were made before there were any, could be neither seen nor ended.
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
      const known = verified.get(token);
      if (!known) return verify(token);
      return known.exp * 1000 > Date.now() ? known : undefined;
    },
  };
}
