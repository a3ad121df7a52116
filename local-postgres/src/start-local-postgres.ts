import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tryLock } from 'node-kit/file-lock';
import { StartupError } from 'node-kit/startup-error';
import { chooseRunner, findBinaries } from './cluster.ts';
import { explain } from './failures.ts';
import { createRolesAndDatabase } from './hand-over.ts';
import { initCluster } from './init-cluster.ts';
import { passwordOf, shopUrls, superuserUrl } from './local-url.ts';
import { startOnPort, startPostmaster, stopOrphan, stopPostmaster } from './postmaster.ts';
import { restartOnExit } from './restart-on-exit.ts';

export type LocalPostgres = {
  /** URL of the shop's database for the serving role, whose rights come from migrations. Unchanged by a restart. */
  url: string;
  /** URL of the same database for its owner, a role without other privileges. */
  ownerUrl: string;
  /** URL of the server's maintenance database for the superuser, for tests and administration. */
  superuserUrl: string;
  stop(): Promise<void>;
};

type Options = {
  /** Created when missing. */
  dataDir: string;
  /** Additional PostgreSQL settings; tests trade durability for speed. */
  settings?: Record<string, string>;
  /** Port on 127.0.0.1 that clients already know; by default a free port. */
  port?: number;
  /** Called with one line when the server ended unexpectedly and is restarted. */
  say?: (line: string) => void;
  /** Called when the restart failed, or when the server ended too often. */
  onExit?: (error: StartupError) => void;
};

/**
 * Starts the shop's own PostgreSQL on a free port of 127.0.0.1 and restarts it when it ends unexpectedly.
 * The server stops with `stop()`, or when this process ends.
 * @throws StartupError with one line for the operator; leaves no partial data behind
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

async function start({ dataDir, settings, port, say, onExit }: Options): Promise<LocalPostgres> {
  const clusterDir = join(dataDir, 'postgres');
  const unlock = lock(dataDir);
  try {
    const binaries = findBinaries();
    const runner = chooseRunner(binaries, dataDir, clusterDir);
    const cluster = { dataDir, clusterDir, binaries, runner };
    const launch = async (port?: number) => {
      await stopOrphan(clusterDir);
      return startOnPort((free) => startPostmaster(cluster, free, settings), port);
    };
    await initCluster(cluster, passwordOf(dataDir));
    const server = await launch(port);
    const halt = restartOnExit(server, {
      restart: () => launch(server.port),
      halt: (running) => stopPostmaster(running, cluster),
      onRestart: () => say?.('La base se detuvo sola: se inicia de nuevo.'),
      onFailure: (error) => {
        unlock();
        onExit?.(error instanceof StartupError ? error : endedByItself(dataDir));
      },
    });
    const stop = once(() => halt().finally(unlock));
    await prepare(dataDir, server.port).catch((error) => stop().then(() => Promise.reject(error)));
    return {
      ...shopUrls(dataDir, server.port),
      superuserUrl: superuserUrl(dataDir, server.port, 'postgres'),
      stop,
    };
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

async function prepare(dataDir: string, port: number): Promise<void> {
  try {
    await createRolesAndDatabase(dataDir, port);
  } catch (error) {
    const { message } = error as Error;
    if (/password authentication failed/.test(message)) {
      throw new StartupError(
        `La clave de ${dataDir}/postgres-password no abre la base: recupere ese archivo o elija otra DATA_DIR.`,
      );
    }
    throw error instanceof StartupError ? error : explain('Abrir la base', message, dataDir);
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
