/** Serves the built app on its own origin: `node backoffice/server.ts`. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startWebServer } from 'web-server';
import { environmentOf, withEnvironment } from './environment-of.ts';

const staticDir = fileURLToPath(new URL('./dist', import.meta.url));
const index = fileURLToPath(new URL('./dist/index.html', import.meta.url));

if (!existsSync(index)) {
  console.error('Falta construir el panel: ejecute `pnpm --filter backoffice build`.');
  process.exit(1);
}
const settings = environmentOf(process.env);
if (!URL.canParse(settings.storefrontUrl)) {
  console.error(`STOREFRONT_URL no es una dirección válida: ${settings.storefrontUrl}`);
  process.exit(1);
}
const page = withEnvironment(readFileSync(index, 'utf8'), settings);
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };

await startWebServer({
  name: 'backoffice',
  port: Number(process.env.BACKOFFICE_PORT || 4001),
  apiUrl: process.env.API_URL || `http://127.0.0.1:${process.env.API_PORT || 4002}`,
  staticDir,
  handler: async ({ method }) =>
    method === 'GET' || method === 'HEAD'
      ? new Response(page, { headers })
      : new Response(null, { status: 405 }),
});
