/** Builds what changed, starts the database and the three servers, and says where they are. `pnpm start` */
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
  // The database first: it starts on a processor of its own while the digests of the apps take this one.
  const database = prepareDatabase();
  const api = buildApp('api-server', crew).then(() => {
    serve(earlyApiServer(settings, database));
    return waitFor(health.api, ended);
  });
  const storefront = buildApp('storefront', crew).then(() => started('storefront'));
  // The panel's server last: all at once would only keep from the machine what shoppers wait for.
  const backoffice = Promise.all([database, buildApp('backoffice', crew), storefront, api]);
  await backoffice.then(() => started('backoffice'));
});
