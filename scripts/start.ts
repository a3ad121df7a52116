/** Builds what changed, starts the database and the three servers, and says where they are. `pnpm start` */
import { buildApp } from './lib/build-app.ts';
import { runShop } from './lib/run-shop.ts';
import { apiServer, healthUrls, webServer } from './lib/servers.ts';
import { waitFor } from './lib/wait-for.ts';

await runShop(async ({ settings, crew, ended, prepareDatabase, serve }) => {
  const health = healthUrls(settings);
  // The database is prepared while the apps are built.
  await Promise.all([
    Promise.all([prepareDatabase(), buildApp('api-server', crew)]).then(([url]) => {
      serve(apiServer(settings, url));
      return waitFor(health.api, ended);
    }),
    ...(['storefront', 'backoffice'] as const).map(async (app) => {
      await buildApp(app, crew);
      serve(webServer(app, settings));
      await waitFor(health[app], ended);
    }),
  ]);
});
