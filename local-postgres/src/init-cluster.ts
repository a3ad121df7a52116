import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Runner } from './account.ts';
import type { Binaries } from './binaries.ts';
import { explain } from './failures.ts';

export const SUPERUSER = 'tienda';
const DRAFT = 'postgres.draft-';

type Place = { dataDir: string; clusterDir: string };

/**
 * Makes the cluster unless it is there. It is made aside and renamed when whole, so that a full disk or a
 * lost current never leaves half of one; what an earlier try left is swept away. The caller holds the lock.
 */
export async function initCluster(
  binaries: Binaries,
  runner: Runner,
  place: Place,
  password: string,
): Promise<void> {
  sweep(place.dataDir);
  if (existsSync(join(place.clusterDir, 'PG_VERSION'))) return;

  try {
    const draft = mkdtempSync(join(place.dataDir, DRAFT));
    const own = (path: string) => runner.ids && chownSync(path, runner.ids.uid, runner.ids.gid);
    chmodSync(draft, 0o700);
    own(draft);
    const passwordFile = join(draft, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    own(passwordFile);

    const made = join(draft, 'cluster');
    await initdb(binaries, runner, place, made, passwordFile);
    renameSync(made, place.clusterDir);
  } catch (error) {
    throw error instanceof Error && 'code' in error
      ? explain('Crear la base', error.message, place.dataDir)
      : error;
  } finally {
    sweep(place.dataDir);
  }
}

async function initdb(binaries: Binaries, runner: Runner, place: Place, made: string, passwordFile: string) {
  let output = '';
  // The letters' classes come from the system's locale, and not each system has each one.
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const result = await run(runner, binaries.initdb, [
      `--pgdata=${made}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=es-AR',
      '--locale=C',
      `--lc-ctype=${ctype}`,
      '--no-instructions',
    ]);
    if (result.code === 0) return;
    output = result.output;
    if (!/invalid locale name/i.test(output)) break;
  }
  throw explain('Crear la base', output, place.dataDir);
}

function run(
  runner: Runner,
  program: string,
  rest: string[],
): Promise<{ code: number | null; output: string }> {
  const { command, args, options } = runner.wrap(program, rest);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function sweep(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(DRAFT)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
