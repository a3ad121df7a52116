/**
 * Runs a command with the settings of files, for `deploy/tienda`: `with-settings FILE... -- COMMAND ARGS...`.
 * A shell would interpret `$` and `&`, unlike systemd, so the files are parsed here.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseEnvFile } from './lib/env-file.ts';
import { tellFailure } from './lib/tell-failure.ts';

try {
  const given = process.argv.slice(2);
  const end = given.indexOf('--');
  const [command = '', ...args] = given.slice(end + 1);
  const settings = given.slice(0, end).map((file) => parseEnvFile(readFileSync(file, 'utf8'), file));
  const env = Object.assign({}, process.env, ...settings) as NodeJS.ProcessEnv;
  const { status, error } = spawnSync(command, args, { env, stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  tellFailure(error);
}
