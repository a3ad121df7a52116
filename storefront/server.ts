/** Serves the built shop on its own origin and forwards /api and /socket.io: `node storefront/server.ts`. */
import { fileURLToPath } from 'node:url';
import { shopDay } from 'ui-kit/dates';
import { appBuildUrl, RenderPool, siblingProgramUrl, startWebServer } from 'web-server';
import { knownAddress } from './src/shared/known-address.ts';
import { DARK_COOKIE, prefersDark } from './src/shared/scheme/dark-cookie.ts';

await startWebServer({
  name: 'storefront',
  staticDir: fileURLToPath(appBuildUrl(import.meta.url, 'client')),
  prepare: async () => {
    const pool = new RenderPool(siblingProgramUrl(import.meta.url, 'render-thread'));
    await pool.ready();
    return pool.handler;
  },
  forms: ['/register'],
  // The year is the only part of a page that `src/app/environment.ts` takes from the clock.
  cacheRules: {
    addressOf: knownAddress,
    stamp: () => shopDay(new Date()).slice(0, 4),
    variantOf: (cookies) => (prefersDark(cookies) ? DARK_COOKIE : ''),
  },
});
