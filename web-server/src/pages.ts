import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { coalesceCalls } from 'node-kit/coalesce-calls';
import { traceHeader } from 'node-kit/trace';
import { CachedRenderer } from './cached-renderer.ts';
import type { PageHandler, WebServerOptions } from './options.ts';
import { sendCached } from './page-cache.ts';
import { type RenderedPage, renderPage } from './rendered-page.ts';

type PageOptions = Pick<WebServerOptions, 'apiUrl' | 'staticDir' | 'handler' | 'cacheRules' | 'imagesUrl'>;

/** Answers all other GET requests: the handler renders the page, or the single-page app's index.html is sent. */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  const { staticDir, apiUrl, handler, cacheRules, imagesUrl } = options;
  const page = handler ?? singlePage(staticDir);
  const cachedRenderer =
    cacheRules && new CachedRenderer(page, cacheRules, createVersionReader(apiUrl), imagesUrl);
  app.removeAllContentTypeParsers();
  // Leave the body unread: the handler gets it as a stream.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      // Answer 404 for assets of an older build: the browser would run an HTML page as a script.
      if (request.url.startsWith('/assets/')) return reply.callNotFound();
      // Redirect: the browser must see the same address as the server, or its router would show another page.
      if (request.url !== request.originalUrl) return reply.redirect(request.url);
      const url = canonicalPath(request.url);
      const visitor = visitorOf(request, reply);
      const cookies = request.headers.cookie ?? '';
      const answer = await (cachedRenderer
        ? cachedRenderer.pageFor(url, { ...visitor, cookies })
        : renderPage(page, url, visitor, imagesUrl));
      return 'etag' in answer ? sendCached(request, reply, answer) : sendPage(request, reply, answer);
    },
  });
}

/** The address with its dot segments resolved and one slash in front, so that the router never redirects to another host. */
function canonicalPath(url: string): string {
  const { pathname, search } = new URL(url.replace(/^[/\\]+/, '/'), 'http://localhost');
  return pathname.replace(/^\/+/, '/') + search;
}

function singlePage(staticDir: string): PageHandler {
  const html = readFileSync(join(staticDir, 'index.html'));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return async () => new Response(html, { headers });
}

/** Returns the caller, for rendering. */
export const visitorOf = (request: FastifyRequest, reply: FastifyReply) => ({
  address: request.ip,
  signal: signalOfVisitor(reply),
});

/** Returns a signal that aborts when the visitor closes the connection before the answer is complete. */
function signalOfVisitor(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  return gone.signal;
}

/** Sends a page that is not cached. */
export function sendPage(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: RenderedPage,
): FastifyReply {
  reply.code(status).headers(headers);
  return body === null || method === 'HEAD' ? reply.send() : reply.send(body);
}

/** Timeout in milliseconds; the API itself answers within two seconds. Without an answer, pages are not cached. */
const PATIENCE = 3_000;

/**
 * Returns a function that reads the catalogue version from the API. Concurrent callers share one request.
 * The request always starts after the call, so a page is never older than the visitor's request for it.
 *
 * @returns a function that rejects when the API does not answer
 */
const createVersionReader = (apiUrl: string): (() => Promise<string>) =>
  coalesceCalls(async () => {
    const answer = await fetch(new URL('/api/version', apiUrl), {
      headers: traceHeader(),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { catalogo } = (await answer.json()) as { catalogo?: unknown };
    if (!answer.ok || typeof catalogo !== 'string')
      throw new Error('The API does not tell the catalogue version');
    return catalogo;
  });
