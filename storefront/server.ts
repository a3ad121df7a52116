/** Serves the built shop on its own origin, and passes /api and /socket.io on: `node storefront/server.ts`. */
import { fileURLToPath } from 'node:url';
import { RenderPool, startWebServer } from 'web-server';

await startWebServer({
  name: 'storefront',
  staticDir: fileURLToPath(new URL('./dist/client', import.meta.url)),
  prepare: async () => {
    const pool = new RenderPool(new URL('./render-thread.ts', import.meta.url));
    await pool.ready();
    return pool.handler;
  },
});
