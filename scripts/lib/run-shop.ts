import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseUrls } from 'api-server/db/prepare-database';
import { mayBeEmpty } from 'demo-shop/may-be-empty';
import { type LocalPostgres, startLocalPostgres } from 'local-postgres/start-local-postgres';
import { STOP_LIMIT } from 'node-kit/drain-on-close';
import { loadSettings, type Settings } from 'settings/whole-shop';
import { announce } from './announce.ts';
import { buildApp } from './build-app.ts';
import { Crew, type Member, onStopSignal } from './crew.ts';
import { onLauncherExit } from './launcher.ts';
import { checkPorts } from './ports.ts';
import { restartOnExit } from './restart-on-exit.ts';
import { demoLoader } from './servers.ts';

/** Milliseconds: first the web servers drain, then the API does. */
const STOP_PATIENCE = 2 * STOP_LIMIT;

export type Shop = {
  settings: Settings;
  crew: Crew;
  /** Aborted once the shop stops. */
  ended: AbortSignal;
  /** Returns the URLs of a started database, with the demo shop if configured. */
  prepareDatabase(): Promise<DatabaseUrls>;
  /** Runs a required server: the shop stops if the server can't be restarted. */
  serve(member: Member): void;
  /** Called when the shop stops, before its database. */
  onStop(stop: () => Promise<void>): void;
};

/**
 * Runs the shop that `begin` sets up until it is stopped or a required process ends; then stops everything.
 * Prints each failure in one line, and the URLs once `begin` has finished.
 */
export async function runShop(begin: (shop: Shop) => Promise<void>): Promise<void> {
  const crew = new Crew();
  const ended = new AbortController();
  let postgres: Promise<LocalPostgres> | undefined;
  let ready = false;
  const stops: (() => Promise<void>)[] = [];
  process.on('uncaughtException', crash);
  onStopSignal(() => void finish(0));
  onLauncherExit(() => void finish(0));

  async function finish(code: number): Promise<never> {
    // Ctrl-C during a hanging stop: keep the first exit code; the database ends by itself.
    process.exitCode ??= code;
    const impatient = ended.signal.aborted;
    ended.abort();
    await crew.stop();
    if (!impatient) await Promise.race([Promise.all(stops.map((stop) => stop())), sleep(STOP_PATIENCE)]);
    if (!impatient) await postgres?.then((server) => server.stop()).catch(() => undefined);
    process.exit();
  }

  async function fail(error: unknown): Promise<void> {
    if (ended.signal.aborted) return;
    console.error(isForOperator(error) ? error.message : error);
    await finish(1);
  }

  /** Ends without a drain, because after an unexpected error no server may continue. The database then stops by itself. */
  function crash(error: unknown): void {
    console.error(error);
    console.error('La tienda se cierra por el error inesperado de arriba.');
    process.exit(1);
  }

  async function startDatabase({ databaseUrl, migrationUrl, dataDir }: Settings): Promise<DatabaseUrls> {
    if (databaseUrl) return { url: databaseUrl, ownerUrl: migrationUrl };
    postgres = startLocalPostgres({ dataDir, say: console.error, onExit: (error) => void fail(error) });
    return postgres;
  }

  async function prepareDatabase(settings: Settings): Promise<DatabaseUrls> {
    const { url, ownerUrl } = await startDatabase(settings);
    if (settings.demo && !crew.stopping && (await mayBeEmpty(ownerUrl ?? url))) {
      await buildApp('api-server', crew);
      const { code } = await crew.run(demoLoader(settings, { url, ownerUrl }));
      if (code !== 0 && !crew.stopping) await finish(1);
    }
    return { url, ownerUrl };
  }

  function serve(member: Member): void {
    const care = { hasServed: () => ready, say: console.error };
    void restartOnExit(member, crew, care).then((hasFailed) => hasFailed && finish(1));
  }

  try {
    const settings = loadSettings();
    const { apiPort, storefrontPort, backofficePort } = settings;
    await checkPorts({ STOREFRONT_PORT: storefrontPort, BACKOFFICE_PORT: backofficePort, API_PORT: apiPort });
    await begin({
      settings,
      crew,
      ended: ended.signal,
      prepareDatabase: () => prepareDatabase(settings),
      serve,
      onStop: (stop) => stops.push(stop),
    });
    ready = true;
    if (!crew.stopping) console.log(announce(settings));
  } catch (error) {
    await fail(error);
  }
}

/** By name, because the servers' bundle has its own copy of the class. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof Error && /^(Startup|Config)Error$/.test(error.name);
