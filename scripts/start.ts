/** Builds changed parts, starts database and servers, and prints the URLs. `pnpm start` */
import { buildApp } from './lib/build-app.ts';
import { runShop } from './lib/run-shop.ts';
import { earlyApiServer, healthUrls, webServer } from './lib/servers.ts';
import { waitFor } from './lib/wait-for.ts';

await runShop(async ({ settings, crew, ended, prepareDatabase, serve }) => {
  const health = healthUrls(settings);
  const started = async (app: 'storefront' | 'backoffice') => {
    serve(webServer(app, settings));
    await waitFor(health[app], ended);
  };
  // First the database: it starts on another core while this one calculates digests.
  const database = prepareDatabase();
  const api = buildApp('api-server', crew).then(() => {
    serve(earlyApiServer(settings, database));
    return waitFor(health.api, ended);
  });
  const storefront = buildApp('storefront', crew).then(() => started('storefront'));
  // The panel's server last: it would delay the storefront.
  const backoffice = Promise.all([database, buildApp('backoffice', crew), storefront, api]);
  await backoffice.then(() => started('backoffice'));
});
