import { existsSync } from 'node:fs';

/** Of Debian's packages `nginx-light`, `openssl` and `systemd`. */
export const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  openssl: '/usr/bin/openssl',
  'systemd-analyze': '/usr/bin/systemd-analyze',
};

/** Those that this machine has not. */
export const missingPrograms = (): string[] =>
  Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : name));
