import { LIMITS, type Rol } from 'api-client/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { Versions } from '../db/versions.ts';
import { isAdmitted } from '../shared/is-admitted.ts';
import { Problem } from '../shared/problem.ts';
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
  /** Milliseconds since 1970, by this process's clock and as far as it knows. */
  usedAt: number;
  /** Milliseconds without a call that end it. */
  idle: number;
}

export interface Sessions {
  /** Who holds this token right now; a visitor when it is not, or no longer, good for anything. That is a use of it. */
  callerOf(token: string | undefined): Promise<Caller>;
  /** The same, for what no person does: it keeps no session open. */
  peek(token: string | undefined): Promise<Caller>;
}

/** Seconds between two times that the database is told that a session is used. */
const USED_EVERY = 300;

/**
 * A token says who; the database says whether still. Sessions are kept in memory for as long as the counter
 * `sesiones` stands still, and `ajustes`, so that one that is ended is over at once, in every process, and what is
 * demanded of staff holds at once. A new one raises nothing.
 */
export function createSessions(db: Db, tokens: Tokens, versions: () => Promise<Versions>): Sessions {
  const known = new LRUCache<string, Session>({ max: 5000 });
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
      ? staffOf({ kind: row.lacksFactor ? 'unenrolled' : 'staff', ...who }, roles, rol)
      : { kind: 'customer', ...who, prices: new PriceViewer() };
    const idle = isStaff(roles) ? LIMITS.staffIdle * 1000 : Number.POSITIVE_INFINITY;
    const session = { usuarioId, caller, idle, usedAt: Date.now() - row.idle * 1000 };
    // Kept only under the version that was current before it was read: never older than it claims.
    if (before === version) known.set(sesionId, session);
    return session;
  };

  const find = async (sesionId: string, usuarioId: string): Promise<Session | undefined> => {
    const { sessions, settings } = await versions();
    const current = `${sessions} ${settings}`;
    if (current !== version) {
      known.clear();
      version = current;
    }
    const session = known.get(sesionId);
    const isOwn = session !== undefined && session.usuarioId === usuarioId;
    // Another process may have seen it since.
    return isOwn && !isIdle(session) ? session : load(sesionId, usuarioId);
  };

  const use = (session: Session, sesionId: string): void => {
    if (Date.now() - session.usedAt < USED_EVERY * 1000) return;
    session.usedAt = Date.now();
    // Nobody waits for it, and no call fails for it: the next one tells it again.
    markUsed(db, sesionId, USED_EVERY).catch(() => known.delete(sesionId));
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

/** Without `ver-precios` in their role they hold no proof that they may see any: a mapper that asks for it is refused. */
function staffOf<A extends Omit<OfStaff, 'isAdmin' | 'rol' | 'prices'>>(
  who: A,
  roles: readonly Rol[],
  row: { nombre: string; areas: string[] } | null,
): OfStaff {
  const isAdmin = roles.includes('admin');
  const rol = isAdmin || row === null ? null : { nombre: row.nombre, areas: new Set(row.areas) };
  const actor = { ...who, isAdmin, rol };
  if (worksIn(actor, ['ver-precios'])) return { ...actor, prices: new PriceViewer() };
  const prices = {
    get: (): PriceViewer => {
      throw new Problem('SIN_PERMISO');
    },
  };
  return Object.defineProperties(actor, { prices }) as A &
    Pick<OfStaff, 'isAdmin' | 'rol' | 'prices'> as OfStaff;
}

const isIdle = ({ usedAt, idle }: Session): boolean => Date.now() - usedAt > idle;
