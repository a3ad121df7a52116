import { sep } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import { addApiProxy } from './api-proxy.ts';
import type { WebServerOptions } from './options.ts';
import { addPages } from './pages.ts';
import { addSecurityHeaders, defaultContentSecurityPolicy } from './security-headers.ts';

/**
 * Milliseconds after which nobody holds a connection for nothing. As patient as the API is, which what is slow here is
 * on its way to: two pictures over a poor line.
 */
const PATIENCE = { requestTimeout: 15 * 60_000, connectionTimeout: 3 * 60_000 };

const YEAR = 31_536_000;

/** The server of one app's own origin, listening to nothing yet. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: 'idle',
    ...PATIENCE,
  });
  app.setErrorHandler((error: { statusCode?: number; message?: string }, request, reply) => {
    const statusCode = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (statusCode === 500)
      console.error(`[${options.name}] ${request.method} ${request.url}: ${error.message}`);
    const message = statusCode === 500 ? 'Algo salió mal de nuestro lado.' : 'No se entendió el pedido.';
    reply
      .code(statusCode)
      .send({ statusCode, code: statusCode === 500 ? 'ERROR_INTERNO' : 'PEDIDO_INVALIDO', message });
  });
  app.setNotFoundHandler((_request, reply) => {
    reply
      .code(404)
      .send({ statusCode: 404, code: 'NO_ENCONTRADO', message: 'No se encontró lo que buscas.' });
  });

  addSecurityHeaders(app, options.contentSecurityPolicy ?? defaultContentSecurityPolicy);
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  app.get('/health', async () => ({ status: 'ok', name: options.name }));
  addApiProxy(app, options.apiUrl);
  await app.register(fastifyStatic, {
    root: options.staticDir,
    // Known at start, so a page's address never has to be looked for on the disk.
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  addPages(app, options.staticDir, options.handler);
  await app.ready();
  return app;
}
