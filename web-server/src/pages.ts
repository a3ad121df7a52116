import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageHandler } from './options.ts';
import { readyPage } from './page-scripts.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { TOO_MANY } from './too-many-visitors.ts';

/** What neither a file nor the API answers: rendered by the handler, or the single page that routes by itself. */
export function addPages(app: FastifyInstance, staticDir: string, handler?: PageHandler): void {
  const page = handler ?? singlePage(staticDir);
  app.removeAllContentTypeParsers();
  // Left unread: the handler gets the body as a stream.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      // A build that is gone asks for files by their old names; a page in their place would be run as a script.
      if (request.url.startsWith('/assets/')) return reply.callNotFound();
      // The browser has to read the same address as the server, or it would show another page.
      if (request.url !== request.originalUrl) return reply.redirect(request.url);
      if (page.refuses?.(request.ip))
        return reply.code(TOO_MANY.status).headers(TOO_MANY.headers).send(TOO_MANY.body);
      const mark = randomBytes(16).toString('hex');
      return send(
        reply,
        await page(toRequest(request, reply), { mark, address: request.ip }),
        request.method,
        mark,
      );
    },
  });
}

function singlePage(staticDir: string): PageHandler {
  const html = readFileSync(join(staticDir, 'index.html'));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  return async () => new Response(html, { headers });
}

function toRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const gone = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
  // An unfit Host header must not become an error of ours.
  const base = URL.canParse(`${request.protocol}://${request.host}`) ? request.host : 'localhost';
  return new Request(new URL(request.url.replace(/^\/+/, '/'), `${request.protocol}://${base}`), {
    method: request.method,
    headers,
    signal: gone.signal,
  });
}

async function send(reply: FastifyReply, response: Response, method: string, mark: string) {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (!response.body || method === 'HEAD') return reply.send();
  if (/^text\/html\b/.test(response.headers.get('content-type') ?? '')) {
    const { html, hashes } = readyPage(await response.text(), mark);
    return reply.header('content-security-policy', contentSecurityPolicy(hashes)).send(html);
  }
  return reply.send(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]));
}
