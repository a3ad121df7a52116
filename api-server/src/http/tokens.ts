import { LIMITS, type Rol } from 'api-client/contract';
import { uuid } from 'api-client/contract/common';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { isStaff } from './actor.ts';

export interface TokenClaims {
  sub: string;
  /** The `sesion` of the account when the token was made; another one by now means that the session is over. */
  sesion: number;
  /** Made by a request for an account: it has no roles. */
  registro: boolean;
  exp: number;
}

export interface TokenSubject {
  usuario_id: string;
  email: string;
  roles: Rol[];
  sesion: number;
}

export interface Tokens {
  session(subject: TokenSubject): Promise<string>;
  registration(subject: Omit<TokenSubject, 'roles'>): Promise<string>;
  /** The claims, or nothing for a token that is not ours or has expired. */
  read(token: string): Promise<TokenClaims | undefined>;
}

/** JSON Web Tokens, HS256. They carry `sub`, `email`, `roles` and `exp` (seconds), as the documents say. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  const verified = new LRUCache<string, TokenClaims>({ max: 5000 });

  const sign = (subject: Omit<TokenSubject, 'roles'>, roles: Rol[], seconds: number, registro: boolean) =>
    new SignJWT({ email: subject.email, roles, sesion: subject.sesion, ...(registro ? { registro } : {}) })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject.usuario_id)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);

  const verify = async (token: string): Promise<TokenClaims | undefined> => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
      const { exp, sesion, registro } = payload;
      const sub = uuid.safeParse(payload.sub);
      if (!sub.success || !exp || typeof sesion !== 'number') return undefined;
      const claims = { sub: sub.data, exp, sesion, registro: registro === true };
      verified.set(token, claims);
      return claims;
    } catch {
      return undefined;
    }
  };

  return {
    session: (subject) =>
      sign(
        subject,
        subject.roles,
        isStaff(subject.roles) ? LIMITS.staffSession : LIMITS.customerSession,
        false,
      ),
    registration: (subject) => sign(subject, [], LIMITS.registroToken, true),
    read: async (token) => {
      const known = verified.get(token);
      if (!known) return verify(token);
      return known.exp * 1000 > Date.now() ? known : undefined;
    },
  };
}
