/** Worker thread of `server.ts`: renders the shop's pages. */
import { answerRenders, appBuildUrl } from 'web-server/answer-renders';

// The compiler does not know this file until `pnpm --filter storefront build` has run.
const built = appBuildUrl(import.meta.url, 'server/server.js').href;
type Built = { renderPage: (request: Request, mark: string) => Promise<Response> };

// The build contains React's production version, even when the shop does not run in production.
process.env.NODE_ENV = 'production';
const { renderPage } = (await import(built)) as Built;

answerRenders(renderPage);

// Warm up while the API starts: the first page then takes half the time. This page needs no answer of the API.
await renderPage(new Request('http://localhost/about'), '').catch(() => undefined);
