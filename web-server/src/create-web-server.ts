import { join, sep } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { codeOfStatus } from 'api-client/contract/errors';
import { refuseConnection } from 'api-client/contract/refuse-connection';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { drainOnClose } from 'node-kit/drain-on-close';
import { observe, observedOptions } from 'node-kit/observed';
import { onlyWebsockets } from 'node-kit/only-websockets';
import { refusePipelining } from 'node-kit/refuse-pipelining';
import { isTrusted } from 'node-kit/trusted-proxies';
import { addKit, BUILT_FILES } from './add-kit.ts';
import { addApiProxy, refuse } from './api-proxy.ts';
import { addForms } from './forms.ts';
import type { WebServerOptions } from './options.ts';
import { addPages } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { addWebsockets } from './websockets.ts';

/**
 * Timeouts in milliseconds against connections that stay open without traffic. The same as the API's, which
 * allow an upload of two pictures over a slow line.
 */
const PATIENCE = { requestTimeout: 15 * 60_000, connectionTimeout: 3 * 60_000 };

const YEAR = 31_536_000;

/** Creates the server of one app; the caller has to make it listen. */
export async function createWebServer(options: WebServerOptions): Promise<FastifyInstance> {
  const trustProxy = isTrusted(options.trustProxy ?? 0);
  const app = Fastify({
    ...observedOptions({ ...options, trusted: options.trustProxy ?? 0 }),
    trustProxy,
    forceCloseConnections: 'idle',
    // During the drain, calls over a kept-alive proxy connection get a normal answer: the proxy does not retry them.
    return503OnClosing: false,
    ...PATIENCE,
    http: onlyWebsockets('/socket.io'),
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    frameworkErrors: (error, _request, reply) => refuse(reply, codeOfStatus(error.statusCode ?? 500)),
    clientErrorHandler: refuseConnection,
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOfStatus(error.statusCode ?? 500);
    if (code === 'ERROR_INTERNO') request.log.error(error);
    return refuse(reply, code);
  });
  app.setNotFoundHandler((request, reply) => {
    const page = pageOfForm(request);
    return page === undefined ? refuse(reply, 'NO_ENCONTRADO') : reply.redirect(page, 303);
  });

  observe(app, options.trustProxy ?? 0, kindOf);
  refusePipelining(app);
  drainOnClose(app);
  addSecurityHeaders(app, options.imagesUrl);
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  app.get('/health', async () => ({ status: 'ok', name: options.name }));
  addApiProxy(app, options.apiUrl);
  addWebsockets(app, options.apiUrl, trustProxy);
  await app.register(fastifyStatic, {
    root: options.staticDir,
    // List the files at start, so that page requests need no disk lookup.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    index: false,
    ...BUILT_FILES,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(options.staticDir, 'assets', sep));
      reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  if (options.kitDir) await addKit(app, options.kitDir);
  addPages(app, options);
  addForms(app, options);
  await app.ready();
  return app;
}

/**
 * Returns the page whose form the browser submitted natively because the page's script did not run. The path
 * is always on this origin. The handler above redirects to that page.
 */
function pageOfForm({ method, url, headers }: FastifyRequest): string | undefined {
  if (method !== 'POST' || !headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return undefined;
  const { pathname, search } = new URL(`http://here/${url.replace(/^[/\\]+/, '')}`);
  return /^\/(api|socket\.io)(\/|$)/.test(pathname) ? undefined : pathname.replace(/^\/+/, '/') + search;
}

/**
 * Returns the page's first path segment as the route for the log, for example `/producto`. The rest of an
 * address may contain personal data or a login token.
 */
function kindOf({ routeOptions, url }: FastifyRequest): string {
  if (routeOptions.url !== '/*') return routeOptions.url ?? '*';
  return /^\/[a-z-]{1,30}(?=[/?]|$)/.exec(url)?.[0] ?? '/*';
}

/** Paths of the API: forwarded or refused without changes. */
const OF_THE_API = /^\/(api|socket\.io)(\/|$)/;

/**
 * Returns an address that the router can decode. Path segments that cannot be decoded are escaped as literal text.
 * For example, `/marcas/%E0%A4%A` becomes `/marcas/%25E0%25A4%25A`. The result is always on this origin. Other addresses stay
 * unchanged.
 */
function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?');
  const pieces = path.split('/');
  if (OF_THE_API.test(path) || pieces.every(isReadable)) return url;
  const readable = pieces.map((piece) => (isReadable(piece) ? piece : asText(piece))).join('/');
  // A path below a fixed origin always parses.
  const { pathname, search } = new URL(
    `http://here/${[readable, ...query].join('?').replace(/^[/\\]+/, '')}`,
  );
  return pathname.replace(/^\/+/, '/') + search;
}

const asText = (piece: string) => piece.replaceAll('^', '%5E').replaceAll('%', '%25');

/** The router writes '^' unescaped and URL escapes it: without this check, each would redirect to the other forever. */
function isReadable(piece: string): boolean {
  try {
    return !decodeURIComponent(piece).includes('^');
  } catch {
    return false;
  }
}
