import { fileURLToPath } from 'node:url';
import { shopDay } from 'ui-kit/dates';
import { RenderPool, type WebApp } from 'web-server';
import { knownAddress } from './src/shared/known-address.ts';
import { DARK_COOKIE, prefersDark } from './src/shared/scheme/dark-cookie.ts';

/**
 * Returns the storefront's server.
 * @param client folder of the build's client files
 * @param renderThread program of the threads that render pages
 */
export const storefrontApp = (client: URL, renderThread: URL): WebApp => ({
  name: 'storefront',
  staticDir: fileURLToPath(client),
  prepare: async (surroundings) => {
    const pool = new RenderPool(renderThread, surroundings);
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
