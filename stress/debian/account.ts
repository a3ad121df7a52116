import { execFileSync } from 'node:child_process';

/** The accounts that run the shop's and PostgreSQL's processes on the test machine. */
export interface Account {
  uid: number;
  gid: number;
  ofPostgres: { uid: number; gid: number };
  /** Returns the command prefix that starts a program as the shop's account or as PostgreSQL's. */
  as(whose: 'tienda' | 'postgres'): string[];
  /** Lines of pg_ident.conf that map system accounts to database roles. */
  identities: string;
}

const idOf = (flag: '-u' | '-g' | '-un', ...name: string[]): string =>
  execFileSync('id', [flag, ...name], { encoding: 'utf8' }).trim();

/**
 * Chooses the accounts. A real machine has an account `tienda`. Root uses `nobody` and Debian's `postgres`
 * instead; another user runs everything as itself.
 */
export function findAccount(): Account {
  const own = idOf('-un');
  const names = own === 'root' ? { tienda: 'nobody', postgres: 'postgres' } : { tienda: own, postgres: own };
  const idsOf = (name: string) => ({ uid: Number(idOf('-u', name)), gid: Number(idOf('-g', name)) });
  const ids = { tienda: idsOf(names.tienda), postgres: idsOf(names.postgres) };
  return {
    ...ids.tienda,
    ofPostgres: ids.postgres,
    as(whose) {
      const { uid, gid } = ids[whose];
      return own === 'root' ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] : [];
    },
    // The account that runs the test may read the stored data.
    identities: [
      `tienda ${names.tienda} tienda`,
      // On a real machine this role has an account of the same name; here one account uses both roles.
      `tienda ${names.tienda} tienda_duena`,
      `tienda ${names.postgres} postgres`,
      `tienda ${own} postgres\n`,
    ].join('\n'),
  };
}
