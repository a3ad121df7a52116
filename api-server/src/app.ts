import { LIMITS, operations } from 'api-client/contract';
import { refuseConnection } from 'api-client/contract/refuse-connection';
import Fastify, { type FastifyInstance } from 'fastify';
import { drainOnClose } from 'node-kit/drain-on-close';
import type { LogLevel, LogStream } from 'node-kit/logger';
import { observe, observedOptions } from 'node-kit/observed';
import { onlyWebsockets } from 'node-kit/only-websockets';
import { refusePipelining } from 'node-kit/refuse-pipelining';
import { isTrusted, type TrustedProxies } from 'node-kit/trusted-proxies';
import type { Shop } from 'settings/shop';
import type { Database } from './db/database.ts';
import { cacheByVersion, createVersionReader } from './db/versions.ts';
import { createAnswerCache } from './http/answer-cache.ts';
import { LARGEST_BODY } from './http/body-limit.ts';
import { registerErrors, sendProblem } from './http/errors.ts';
import { answerWhileDatabaseHangs } from './http/hung-database.ts';
import { addMetrics, type Metrics } from './http/metrics.ts';
import { addOpenApi } from './http/open-api.ts';
import { addPictures } from './http/pictures.ts';
import { createRateLimiter, noRateLimiter } from './http/rate-limiter.ts';
import { registerOperations, routeUrl } from './http/register-operations.ts';
import { createReplicaReads } from './http/replica-reads.ts';
import { createSessions, type Sessions } from './http/sessions.ts';
import { PATIENCE } from './http/slow-or-broken.ts';
import { createTokens } from './http/tokens.ts';
import type { ImageStore } from './images/picture.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ModuleDeps } from './modules/deps.ts';
import { createHandlers } from './modules/handlers.ts';
import type { RankedIds } from './modules/productos/repository/rank.ts';
import { renewEncryption } from './modules/segundo-factor/service/codes.ts';
import { SOCKETS } from './realtime/realtime.ts';
import { showPicturesAt } from './shared/picture-address.ts';
import { createSealer } from './shared/sealer.ts';

export interface AppDeps {
  database: Database;
  /** A lagging replica for read-only calls. */
  replica?: Database | undefined;
  jobs: Jobs;
  jwtSecret: string;
  /** Still verifies existing tokens, but signs no new ones. */
  previousJwtSecret?: string | undefined;
  images: ImageStore;
  /** Base URL of the pictures, when another server has them. */
  imagesUrl?: string | undefined;
  shop: Shop;
  storefrontUrl: string;
  /** Overrides the delays of `LIMITS`. */
  tellAfter?: ModuleDeps['tellAfter'];
  rateLimits: boolean;
  /** Proxies whose forwarded client address is trusted: only the apps' own servers. */
  trustedProxies: TrustedProxies;
  /** Target of the log, in lines of JSON; default: no log. */
  logger?: LogStream;
  logLevel?: LogLevel;
}

const NON_CONTRACT_PATHS = [
  '/api/health',
  '/api/health/live',
  '/api/version',
  '/api/openapi.json',
  '/api/imagenes/*',
  '/metrics',
];

/** Limits of the cached lists of ids: their number, and their total size in bytes. */
const LISTS = {
  things: 1000,
  size: 32_000_000,
  sizeOf: ({ ids, tiers }: RankedIds, key: string) => ids.length + tiers.length + key.length,
};

export interface App {
  app: FastifyInstance;
  sessions: Sessions;
  metrics: Metrics;
}

/** Builds the whole API without listening, so that tests can inject requests. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { database } = deps;
  const app = Fastify({
    // The request id of the log is also stored in the audit log.
    ...observedOptions({ ...deps, trusted: deps.trustedProxies }),
    trustProxy: isTrusted(deps.trustedProxies),
    exposeHeadRoutes: false,
    // The parameter is still percent-encoded: a letter may have three bytes, and each byte three characters.
    routerOptions: { maxParamLength: 9 * LIMITS.nombreMax },
    bodyLimit: LARGEST_BODY,
    ...PATIENCE,
    http: onlyWebsockets(SOCKETS),
    clientErrorHandler: refuseConnection,
    forceCloseConnections: 'idle',
    // Answer requests during the shutdown like all others.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply),
  });
  const described = new Set(operations.map((o) => `${o.method} ${routeUrl(o)}`));
  app.addHook('onRoute', ({ method, url }) => {
    if (!described.has(`${method} ${url}`) && !NON_CONTRACT_PATHS.includes(url)) {
      throw new Error(`${method} ${url} is not in the contract`);
    }
  });
  observe(app, deps.trustedProxies);
  refusePipelining(app);
  drainOnClose(app);
  acceptEmptyBodies(app);
  registerErrors(app);
  answerWhileDatabaseHangs(app, database.url);

  const metrics = addMetrics(app, database.pool);
  const versions = createVersionReader(database.pool);
  const tokens = createTokens(deps.jwtSecret, deps.previousJwtSecret);
  const sessions = createSessions(database.db, tokens, versions);
  const previous = deps.previousJwtSecret === undefined ? [] : [deps.previousJwtSecret];
  const sealer = createSealer(deps.jwtSecret, ...previous);
  // Re-encrypt now: once the previous secret is removed, data that only it opens would be lost.
  if (previous.length > 0) await renewEncryption(database.db, sealer);
  const limiter = deps.rateLimits ? createRateLimiter(database.pool) : noRateLimiter;

  app.get('/api/health/live', async () => ({ status: 'ok' }));
  app.get('/api/health', async () => {
    // Checks readiness, not only liveness: every call needs this query first.
    await versions();
    return { status: 'ok' };
  });
  // The apps' servers ask for each cached page, so do not log this route.
  app.get('/api/version', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'private, no-store');
    return { catalogo: (await versions()).catalogue };
  });
  addOpenApi(app);
  addPictures(app, deps.images);
  showPicturesAt(deps.imagesUrl);
  const moduleDeps: ModuleDeps = {
    db: database.db,
    tokens,
    sealer,
    limiter,
    jobs: deps.jobs,
    shop: deps.shop,
    storefrontUrl: deps.storefrontUrl,
    tellAfter: deps.tellAfter ?? LIMITS,
    images: deps.images,
    cachedIds: cacheByVersion(versions, LISTS),
  };
  const replicaOf = (replica: Database) => ({
    reads: createReplicaReads({
      primary: database,
      replica,
      secure: deps.storefrontUrl.startsWith('https:'),
      count: metrics.countReads(),
      log: app.log,
    }),
    // The replica's cache uses the replica's own version, which may be older than the primary's.
    handlers: createHandlers({
      ...moduleDeps,
      db: replica.db,
      cachedIds: cacheByVersion(createVersionReader(replica.pool), LISTS),
    }),
  });
  registerOperations(app, operations, createHandlers(moduleDeps), {
    db: database.db,
    sessions,
    limiter,
    cache: createAnswerCache(versions),
    searches: createAnswerCache(versions),
    versions,
    replica: deps.replica && replicaOf(deps.replica),
  });
  return { app, sessions, metrics };
}

/** Accepts an empty body: clients often send `application/json` with a PATCH without a body. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
