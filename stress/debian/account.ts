import { execFileSync } from 'node:child_process';

/** Whose processes they are on the test's machine. */
export interface Account {
  uid: number;
  gid: number;
  ofPostgres: { uid: number; gid: number };
  /** What a program is started with to be one of this account's: of the shop, or of its PostgreSQL. */
  as(whose: 'tienda' | 'postgres'): string[];
  /** What PostgreSQL is told of who is who: lines of pg_ident.conf. */
  identities: string;
}

const idOf = (flag: '-u' | '-g' | '-un', ...name: string[]): string =>
  execFileSync('id', [flag, ...name], { encoding: 'utf8' }).trim();

/**
 * A machine of one's own has an account `tienda`. Here root lends it one that owns nothing, and PostgreSQL its package's own;
 * anybody else is both of them.
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
    // Whoever runs the test looks at what is stored.
    identities: [
      `tienda ${names.tienda} tienda`,
      // A machine of one's own has an account of that name; here both roles are of one account.
      `tienda ${names.tienda} tienda_duena`,
      `tienda ${names.postgres} postgres`,
      `tienda ${own} postgres\n`,
    ].join('\n'),
  };
}
