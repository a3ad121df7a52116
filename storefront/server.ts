/** Serves the built shop on its own origin, and passes /api and /socket.io on: `node storefront/server.ts`. */
import { fileURLToPath } from 'node:url';
import { shopDay } from 'ui-kit/dates';
import { inBuild, programBeside, RenderPool, startWebServer } from 'web-server';
import { knownAddress } from './src/shared/known-address.ts';
import { DARK_COOKIE, prefersDark } from './src/shared/scheme/dark-cookie.ts';

await startWebServer({
  name: 'storefront',
  staticDir: fileURLToPath(inBuild(import.meta.url, 'client')),
  prepare: async () => {
    const pool = new RenderPool(programBeside(import.meta.url, 'render-thread'));
    await pool.ready();
    return pool.handler;
  },
  // Of a page, `src/app/environment.ts` has the year from the clock and everything else from the API or the settings.
  keeping: {
    addressOf: knownAddress,
    stamp: () => shopDay(new Date()).slice(0, 4),
    variantOf: (cookies) => (prefersDark(cookies) ? DARK_COOKIE : ''),
  },
});
