import { LIMITS, type Rol } from 'api-client/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import { BASE_PRICES } from '../db/own-prices.ts';
import type { Versions } from '../db/versions.ts';
import { isAdmitted } from '../shared/access.ts';
import { Problem } from '../shared/problem.ts';
import { dayOf } from '../shared/today.ts';
import {
  type Caller,
  isStaff,
  PriceViewer,
  type StaffActor,
  type UnenrolledActor,
  VISITOR,
  worksIn,
} from './actor.ts';
import { findSession, isOpenAccount, markUsed } from './sessions-repository.ts';
import type { TokenClaims, Tokens } from './tokens.ts';

interface Session {
  usuarioId: string;
  caller: Caller;
  /** Milliseconds since 1970, by this process's clock. Another process may have seen a later use. */
  usedAt: number;
  /** Milliseconds without a call after which the session expires. */
  idle: number;
}

export interface Sessions {
  /** Returns the caller of the token, or a visitor for an invalid, revoked or expired token. Counts as a use. */
  callerOf(token: string | undefined): Promise<Caller>;
  /** Like `callerOf`, for requests without user activity: does not count as a use, so the session can expire. */
  peek(token: string | undefined): Promise<Caller>;
}

/** Minimum seconds between two updates of a session's last use in the database. */
const USED_EVERY = 300;

/** Milliseconds after midnight until a new day counts here: the database's clock may be late. */
const CLOCKS_DIFFER_BY = 60_000;

/**
 * Authenticates tokens: the token names the session, and the database decides whether the session is valid. Sessions
 * are cached in memory until the version `sesiones` or `ajustes` changes, or the day, on which an agreement may begin or end. So a revoked session ends at once in every
 * process. A new session increments neither version.
 */
export function createSessions(db: Db, tokens: Tokens, versions: () => Promise<Versions>): Sessions {
  const cachedSessions = new LRUCache<string, Session>({ max: 5000 });
  let version = '';

  const load = async (sesionId: string, usuarioId: string): Promise<Session | undefined> => {
    const before = version;
    const row = await findSession(db, sesionId);
    if (row?.usuario_id !== usuarioId) return undefined;
    if (!isAdmitted(row, row.titular)) return undefined;
    const { roles, titular, rol } = row;
    const comercioId = titular?.usuario_id ?? usuarioId;
    const who = { usuarioId, comercioId, sesionId };
    const caller: Caller = isStaff(roles)
      ? buildStaff({ kind: row.lacksFactor ? 'unenrolled' : 'staff', ...who }, roles, rol)
      : { kind: 'customer', ...who, prices: new PriceViewer(row) };
    const idle = isStaff(roles) ? LIMITS.staffIdle * 1000 : Number.POSITIVE_INFINITY;
    const session = { usuarioId, caller, idle, usedAt: Date.now() - row.idle * 1000 };
    // Cache only if the version did not change during the read, so that no entry is older than its version.
    if (before === version) cachedSessions.set(sesionId, session);
    return session;
  };

  const find = async (sesionId: string, usuarioId: string): Promise<Session | undefined> => {
    const { sessions, settings } = await versions();
    const current = `${sessions} ${settings} ${dayOf(new Date(Date.now() - CLOCKS_DIFFER_BY))}`;
    if (current !== version) {
      cachedSessions.clear();
      version = current;
    }
    const session = cachedSessions.get(sesionId);
    const isOwn = session !== undefined && session.usuarioId === usuarioId;
    // When idle here, read the database: another process may have seen a later use.
    return isOwn && !isIdle(session) ? session : load(sesionId, usuarioId);
  };

  const use = (session: Session, sesionId: string): void => {
    if (Date.now() - session.usedAt < USED_EVERY * 1000) return;
    session.usedAt = Date.now();
    // Not awaited, and a failure fails no request: the next request stores the use again.
    markUsed(db, sesionId, USED_EVERY).catch(() => cachedSessions.delete(sesionId));
  };

  const look = async (token: string | undefined, isUse: boolean): Promise<Caller> => {
    const claims = token ? await tokens.read(token) : undefined;
    if (!claims) return VISITOR;
    const { sid, sub } = claims;
    if (sid === undefined) return registrationOf(claims);
    const session = await find(sid, sub);
    if (!session || isIdle(session)) return VISITOR;
    if (isUse) use(session, sid);
    return session.caller;
  };

  const registrationOf = async ({ sub, sesion }: TokenClaims): Promise<Caller> =>
    (await isOpenAccount(db, sub, sesion)) ? { kind: 'registration', usuarioId: sub } : VISITOR;

  return {
    callerOf: (token) => look(token, true),
    peek: (token) => look(token, false),
  };
}

type OfStaff = StaffActor | UnenrolledActor;

/** Creates the staff actor. Without `ver-precios` in the role, reading `prices` throws SIN_PERMISO. */
function buildStaff<A extends Omit<OfStaff, 'isAdmin' | 'rol' | 'prices'>>(
  who: A,
  roles: readonly Rol[],
  row: { nombre: string; areas: string[] } | null,
): OfStaff {
  const isAdmin = roles.includes('admin');
  const rol = isAdmin || row === null ? null : { nombre: row.nombre, areas: new Set(row.areas) };
  const actor = { ...who, isAdmin, rol };
  if (worksIn(actor, ['ver-precios'])) return { ...actor, prices: new PriceViewer(BASE_PRICES) };
  const prices = {
    get: (): PriceViewer => {
      throw new Problem('SIN_PERMISO');
    },
  };
  return Object.defineProperties(actor, { prices }) as A &
    Pick<OfStaff, 'isAdmin' | 'rol' | 'prices'> as OfStaff;
}

const isIdle = ({ usedAt, idle }: Session): boolean => Date.now() - usedAt > idle;
