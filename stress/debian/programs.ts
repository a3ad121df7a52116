import { existsSync, globSync } from 'node:fs';

/** Of Debian's packages `nginx-light`, `openssl`, `systemd`, `curl` and `postgresql`. */
export const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  'systemd-analyze': '/usr/bin/systemd-analyze',
  curl: '/usr/bin/curl',
  postgres: globSync('/usr/lib/postgresql/*/bin/postgres').sort().at(-1) ?? '/usr/lib/postgresql',
};

/** Those that this machine has not. */
export const missingPrograms = (): string[] =>
  Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : name));
