/**
 * Runs a command with the settings of files, which `deploy/tienda` names: `with-settings FILE... -- COMMAND ARGS...`. The files are
 * read here and not by a shell: a shell would act on `$` and `&` where systemd does not.
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
