/** The units of `deploy/systemd`, checked by Debian's systemd. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/workspace.ts';
import { PROGRAMS } from './programs.ts';

const folder = inRoot('deploy', 'systemd');
const units = readdirSync(folder);
const services = units.filter((unit) => unit.endsWith('.service'));

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(PROGRAMS['systemd-analyze'], args, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

it.each(units)('accepts %s without warnings', (unit) => {
  expect(analyze('verify', '--man=no', `./${unit}`)).toEqual({ status: 0, said: '' });
});

it.each(services)('rates %s at an exposure of at most 2', (unit) => {
  // The scale ends at 10, for a unit without restrictions; systemd calls 2 and less safe.
  const { status, said } = analyze('security', '--offline=true', '--no-pager', '--threshold=20', `./${unit}`);
  expect(status, said).toBe(0);
});
