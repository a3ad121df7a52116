/** Builds changed parts, starts database and servers, and prints the URLs. `pnpm start` */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineEnv } from 'node-kit/machine-env';
import { buildApp } from './lib/build-app.ts';
import type * as Servers from './lib/one-process.ts';
import { ONE_PROCESS, ONE_PROCESS_FOLDER } from './lib/one-process-folder.ts';
import { runShop } from './lib/run-shop.ts';
import { databaseEnv, serverEnvs } from './lib/servers.ts';
import { inRoot } from './lib/workspace.ts';

await runShop(async ({ settings, crew, prepareDatabase, onStop }) => {
  const envs = serverEnvs(settings);
  // First the database: it starts on another core while this one calculates digests.
  const database = prepareDatabase();
  // `begin` waits for the database below.
  database.catch(() => undefined);
  await buildApp(ONE_PROCESS, crew);
  const { OneProcess } = (await import(
    pathToFileURL(join(ONE_PROCESS_FOLDER, 'one-process.js')).href
  )) as typeof Servers;
  const client = (app: string) => pathToFileURL(inRoot(app, 'dist', 'client'));
  const servers = new OneProcess(envs, {
    storefront: client('storefront'),
    backoffice: client('backoffice'),
  });
  onStop(() => servers.stop());

  const built = { storefront: buildApp('storefront', crew), backoffice: buildApp('backoffice', crew) };
  const storefront = built.storefront.then(() => servers.startStorefront());
  const api = Promise.all([database, built.storefront, built.backoffice]).then(([urls]) => {
    forgetSettings();
    return servers.startApi(databaseEnv(urls));
  });
  // The panel's server last: it would delay the storefront.
  const backoffice = Promise.all([storefront, api, built.backoffice]).then(() => servers.startBackoffice());
  await Promise.all([storefront, backoffice, api]);
});

/** Keeps only the machine's variables in this process's environment, because threads and processes could inherit it. */
function forgetSettings(): void {
  const kept = { ...machineEnv(), NODE_ENV: process.env.NODE_ENV };
  for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name];
}
