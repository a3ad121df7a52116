import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { chooseRunner, type Runner } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { DATABASE, embeddedUrl, passwordOf } from './embedded-url.ts';
import { explain } from './failures.ts';
import { initCluster } from './init-cluster.ts';
import { lockDataDir } from './owner-lock.ts';
import { type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { stopOrphan } from './stop-orphan.ts';

export type EmbeddedPostgres = {
  /** Of the database `tienda`; the account may create extensions and databases. */
  url: string;
  stop(): Promise<void>;
};

type Options = {
  /** Made when missing. */
  dataDir: string;
  /** PostgreSQL settings beyond the usual ones; tests give up durability for speed. */
  settings?: Record<string, string>;
  /** The server ended without having been asked to. */
  onExit?: (error: StartupError) => void;
};

/**
 * Starts the shop's own PostgreSQL on a free port of 127.0.0.1. It ends with `stop()`, or by itself once this
 * process is gone.
 * @throws StartupError with one line for the operator; nothing half made is left behind.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  prepare(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const binaries = findBinaries();
    const runner = chooseRunner(binaries, dataDir, clusterDir);
    const password = passwordOf(dataDir);
    await stopOrphan(clusterDir);
    await initCluster(binaries, runner, { dataDir, clusterDir }, password);
    const server = await startOnFreePort(binaries, runner, { dataDir, clusterDir }, options.settings);
    const url = (name: string) => embeddedUrl(password, server.port, name);
    const stop = once(async () => {
      server.child.removeAllListeners('exit');
      await stopPostmaster(server, binaries, clusterDir);
      unlock();
    });
    await createDatabase(url('postgres'), dataDir).catch((error) => stop().then(() => Promise.reject(error)));
    server.child.once('exit', () => {
      unlock();
      options.onExit?.(
        new StartupError(`La base se detuvo sola: vea ${dataDir}/postgres.log y vuelva a iniciar.`),
      );
    });
    return { url: url(DATABASE), stop };
  } catch (error) {
    unlock();
    throw error;
  }
}

function prepare(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw explain('Crear la carpeta de datos', (error as Error).message, dataDir);
  }
}

/** Between finding a port free and listening on it somebody may take it; so it is tried again. */
async function startOnFreePort(
  binaries: Binaries,
  runner: Runner,
  place: { dataDir: string; clusterDir: string },
  settings: Record<string, string> = {},
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startPostmaster(binaries, runner, place, await freePort(), settings);
    } catch (error) {
      const output = String((error as { output?: unknown }).output);
      // The second is what a killed server's last children hold for a moment.
      const passing = /address already in use|shared memory block .* is still in use/i.test(output);
      if (!passing || attempt === 10) throw error;
      await sleep(500);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
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
