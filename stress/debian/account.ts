import { execFileSync } from 'node:child_process';

/** Whose processes they are on the test's machine. */
export interface Account {
  uid: number;
  gid: number;
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
  const as = (whose: keyof typeof names) => {
    const [uid, gid] = [idOf('-u', names[whose]), idOf('-g', names[whose])];
    return own === 'root' ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] : [];
  };
  return {
    uid: Number(idOf('-u', names.tienda)),
    gid: Number(idOf('-g', names.tienda)),
    as,
    // Whoever runs the test looks at what is stored.
    identities: `tienda ${names.tienda} tienda\ntienda ${names.postgres} postgres\ntienda ${own} postgres\n`,
  };
}
