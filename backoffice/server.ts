/** Serves the built app on its own origin: `node backoffice/server.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readBackofficePage } from 'settings/page';
import { startWebServer } from 'web-server';
import { withEnvironment } from './with-environment.ts';

const staticDir = fileURLToPath(new URL('./dist', import.meta.url));
const index = fileURLToPath(new URL('./dist/index.html', import.meta.url));
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

await startWebServer({
  name: 'backoffice',
  staticDir,
  prepare: async () => {
    if (!existsSync(index)) {
      console.error('Falta construir el panel: ejecute `pnpm --filter backoffice build`.');
      process.exit(1);
    }
    const page = withEnvironment(readFileSync(index, 'utf8'), readBackofficePage(process.env));
    return async () => new Response(page, { headers });
  },
});
