import type { Rol } from 'api-client/contract';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { Versions } from '../db/versions.ts';
import { type Caller, isStaff, PriceViewer, VISITOR } from './actor.ts';
import { findSessionAccount } from './sessions-repository.ts';
import type { Tokens } from './tokens.ts';

interface Account {
  roles: Rol[];
  sesion: number;
  mayEnter: boolean;
}

export interface Sessions {
  /** Who holds this token right now; a visitor when it is not, or no longer, good for anything. */
  callerOf(token: string | undefined): Promise<Caller>;
}

/**
 * A token says who; the database says whether still. Accounts are kept in memory for as long as the counter
 * `sesiones` stands still, so a deactivation counts at once, in every process.
 */
export function createSessions(db: Db, tokens: Tokens, versions: () => Promise<Versions>): Sessions {
  const accounts = new LRUCache<string, Account>({ max: 5000 });
  let version = '';

  const accountOf = async (usuarioId: string): Promise<Account | undefined> => {
    const { sessions: current } = await versions();
    if (current !== version) {
      accounts.clear();
      version = current;
    }
    const known = accounts.get(usuarioId);
    if (known) return known;
    const row = await findSessionAccount(db, usuarioId);
    if (!row) return undefined;
    const account = {
      roles: row.roles,
      sesion: row.sesion,
      mayEnter: row.dado_de_alta && row.esta_activo,
    };
    // Kept only under the version that was current before it was read: never older than it claims.
    if (current === version) accounts.set(usuarioId, account);
    return account;
  };

  return {
    async callerOf(token) {
      const claims = token ? await tokens.read(token) : undefined;
      if (!claims) return VISITOR;
      const account = await accountOf(claims.sub);
      if (!account || account.sesion !== claims.sesion) return VISITOR;
      if (claims.registro) return { kind: 'registration', usuarioId: claims.sub };
      if (!account.mayEnter || account.roles.length === 0) return VISITOR;
      const prices = new PriceViewer();
      return isStaff(account.roles)
        ? { kind: 'staff', usuarioId: claims.sub, isAdmin: account.roles.includes('admin'), prices }
        : { kind: 'customer', usuarioId: claims.sub, prices };
    },
  };
}
