/** A thread of `server.ts`: makes the shop's pages. */
import { answerRenders, inBuild } from 'web-server/answer-renders';

// Built, not written: unknown to the compiler until `pnpm --filter storefront build` has run.
const built = inBuild(import.meta.url, 'server/server.js').href;
type Built = { renderPage: (request: Request, mark: string) => Promise<Response> };

// What is built is React's quick build, also where the shop is not in production.
process.env.NODE_ENV = 'production';
const { renderPage } = (await import(built)) as Built;

answerRenders(renderPage);
