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
import { machineEnv } from 'node-kit/machine-env';
import type { Cluster } from './cluster.ts';
import { explain } from './failures.ts';

export const SUPERUSER = 'tienda';
const DRAFT = 'postgres.draft-';

/**
 * Creates the cluster unless it exists. The caller holds the lock.
 * The cluster is created in a draft folder and then renamed, so that a full disk or a power failure leaves no
 * partial cluster. Drafts of earlier attempts are deleted.
 */
export async function initCluster(cluster: Cluster, password: string): Promise<void> {
  const { dataDir, clusterDir, runner } = cluster;
  sweep(dataDir);
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;

  try {
    const draft = mkdtempSync(join(dataDir, DRAFT));
    const own = (path: string) => runner.ids && chownSync(path, runner.ids.uid, runner.ids.gid);
    chmodSync(draft, 0o700);
    own(draft);
    const passwordFile = join(draft, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    own(passwordFile);

    const made = join(draft, 'cluster');
    await initdb(cluster, made, passwordFile);
    renameSync(made, clusterDir);
  } catch (error) {
    throw error instanceof Error && 'code' in error
      ? explain('Crear la base', error.message, dataDir)
      : error;
  } finally {
    sweep(dataDir);
  }
}

async function initdb({ dataDir, binaries, runner }: Cluster, made: string, passwordFile: string) {
  let output = '';
  // The locale defines the character classes, and not every system has each of these locales.
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const result = await run(
      runner.wrap(binaries.initdb, [
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
      ]),
    );
    if (result.code === 0) return;
    output = result.output;
    if (!/invalid locale name/i.test(output)) break;
  }
  throw explain('Crear la base', output, dataDir);
}

type Ended = { code: number | null; output: string };

function run({ command, args, options }: ReturnType<Cluster['runner']['wrap']>): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      env: machineEnv(),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
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
