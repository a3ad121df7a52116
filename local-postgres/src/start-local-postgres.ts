import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tryLock } from 'node-kit/file-lock';
import { StartupError } from 'node-kit/startup-error';
import pg from 'pg';
import { chooseRunner } from './account.ts';
import { findBinaries } from './binaries.ts';
import { explain } from './failures.ts';
import { initCluster } from './init-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { DATABASE, localUrl, passwordOf } from './local-url.ts';
import { startPostmaster, stopPostmaster } from './postmaster.ts';
import { startOnPort } from './start-on-port.ts';
import { stopOrphan } from './stop-orphan.ts';

export type LocalPostgres = {
  /** Of the database `tienda`; the account may create extensions and databases. It stays the same over a restart. */
  url: string;
  stop(): Promise<void>;
};

type Options = {
  /** Made when missing. */
  dataDir: string;
  /** PostgreSQL settings beyond the usual ones; tests give up durability for speed. */
  settings?: Record<string, string>;
  /** Told in one line that the server ended without having been asked to, and is started again. */
  say?: (line: string) => void;
  /** It ended so and could not be started again, or ended too often. */
  onExit?: (error: StartupError) => void;
};

/**
 * Starts the shop's own PostgreSQL on a free port of 127.0.0.1, and again when it ends by itself. It ends for good
 * with `stop()`, or once this process is gone.
 * @throws StartupError with one line for the operator; nothing half made is left behind.
 */
export async function startLocalPostgres(options: Options): Promise<LocalPostgres> {
  const dataDir = resolve(options.dataDir);
  let doing = 'Crear la carpeta de datos';
  try {
    mkdirSync(dataDir, { recursive: true });
    doing = 'Iniciar la base';
    return await start({ ...options, dataDir });
  } catch (error) {
    throw error instanceof StartupError ? error : explain(doing, (error as Error).message, dataDir);
  }
}

async function start({ dataDir, settings, say, onExit }: Options): Promise<LocalPostgres> {
  const clusterDir = join(dataDir, 'postgres');
  const unlock = lock(dataDir);
  try {
    const binaries = findBinaries();
    const runner = chooseRunner(binaries, dataDir, clusterDir);
    const cluster = { dataDir, clusterDir, binaries, runner };
    const password = passwordOf(dataDir);
    const launch = async (port?: number) => {
      await stopOrphan(clusterDir);
      return startOnPort((free) => startPostmaster(cluster, free, settings), port);
    };
    await initCluster(cluster, password);
    const server = await launch();
    const halt = keepRunning(server, {
      restart: () => launch(server.port),
      halt: (running) => stopPostmaster(running, cluster),
      onRestart: () => say?.('La base se detuvo sola: se inicia de nuevo.'),
      onGone: (error) => {
        unlock();
        onExit?.(error instanceof StartupError ? error : endedByItself(dataDir));
      },
    });
    const stop = once(() => halt().finally(unlock));
    await createDatabase(localUrl(password, server.port, 'postgres'), dataDir).catch((error) =>
      stop().then(() => Promise.reject(error)),
    );
    return { url: localUrl(password, server.port), stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

const endedByItself = (dataDir: string) =>
  new StartupError(`La base se detuvo sola: vea ${dataDir}/postgres.log y vuelva a iniciar.`);

function lock(dataDir: string): () => void {
  const taken = tryLock(join(dataDir, 'postgres.owner'));
  if ('release' in taken) return taken.release;
  throw new StartupError(
    `La carpeta de datos ${dataDir} ya está en uso por otra tienda (proceso ${taken.heldBy}): deténgala o elija otra DATA_DIR.`,
  );
}

async function createDatabase(url: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    const { message } = error as Error;
    if (/password authentication failed/.test(message)) {
      throw new StartupError(
        `La clave de ${dataDir}/postgres-password no abre la base: recupere ese archivo o elija otra DATA_DIR.`,
      );
    }
    throw explain('Abrir la base', message, dataDir);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
