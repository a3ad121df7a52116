/** Serves the built shop on its own origin, and passes /api and /socket.io on: `node storefront/server.ts`. */
import { fileURLToPath } from 'node:url';
import { startWebServer } from 'web-server';

// Built, not written: unknown to the compiler until `pnpm --filter storefront build` has run.
const built = new URL('./dist/server/server.js', import.meta.url).href;
type Built = { renderPage: (request: Request, mark: string) => Promise<Response> };

await startWebServer({
  name: 'storefront',
  staticDir: fileURLToPath(new URL('./dist/client', import.meta.url)),
  prepare: async () => {
    // What is built is React's quick build, also where the shop is not in production.
    process.env.NODE_ENV = 'production';
    const { renderPage } = (await import(built)) as Built;
    return (request, { mark }) => renderPage(request, mark);
  },
});
