/** Serves the built shop on its own origin, and passes /api and /socket.io on: `node storefront/server.ts`. */
import { fileURLToPath } from 'node:url';
import { startWebServer } from 'web-server';

const { STOREFRONT_PORT, API_URL, API_PORT } = process.env;
// Built, not written: unknown to the compiler until `pnpm --filter storefront build` has run.
const built = new URL('./dist/server/server.js', import.meta.url).href;
const { renderPage } = (await import(built)) as {
  renderPage: (request: Request, mark: string) => Promise<Response>;
};

await startWebServer({
  name: 'storefront',
  port: Number(STOREFRONT_PORT ?? 4000),
  apiUrl: API_URL ?? `http://localhost:${API_PORT ?? 4002}`,
  staticDir: fileURLToPath(new URL('./dist/client', import.meta.url)),
  handler: (request, { mark }) => renderPage(request, mark),
});
