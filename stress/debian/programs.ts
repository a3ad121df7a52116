import { existsSync, globSync } from 'node:fs';

/** Programs of Debian's packages `nginx-light`, `openssl`, `systemd`, `curl` and `postgresql`. */
export const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  'systemd-analyze': '/usr/bin/systemd-analyze',
  curl: '/usr/bin/curl',
  postgres: globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1) ?? '/usr/lib/postgresql',
};

/** Returns the names of the programs that are not installed. */
export const missingPrograms = (): string[] =>
  Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : name));
