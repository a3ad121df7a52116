import { extname } from 'node:path';
import type { Answer, Operation, OperationId, OperationOf, OperationShape } from 'api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from 'node-kit/is-unchanged';
import type { Author } from '../bitacora/record.ts';
import type { Db } from '../db/database.ts';
import type { Versions } from '../db/versions.ts';
import { detectDevice } from '../shared/detect-device.ts';
import { Problem } from '../shared/problem.ts';
import type { Caller } from './actor.ts';
import { type AnswerCache, type TaggedAnswer, tagged } from './answer-cache.ts';
import { authorize, authorizeFields, recordRefusal } from './authorize.ts';
import { computeBodyLimit } from './body-limit.ts';
import { addressOf, identifyOpener, ipOf } from './caller-address.ts';
import { createFairQueue, createSearchQueue, type SearchQueue } from './fair-queue.ts';
import { createUploadSlots, type UploadSlots } from './multipart/read-form.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { type Answering, type Replica, withReplica } from './replica-reads.ts';
import { type FileAnswer, type Handler, type HandlerInput, successOf } from './reply.ts';
import { createSerializer } from './serializer.ts';
import type { Sessions } from './sessions.ts';
import { validate } from './validate.ts';

/** Maps each operation of the contract to its handler: a missing handler does not compile. */
export type Handlers = { [Id in OperationId]: Handler<OperationOf<Id>> };

/** Handlers of the operations about a resource, e.g. `usuarios`. */
export type HandlersOf<Resource extends string> = Pick<
  Handlers,
  Extract<OperationId, `${Resource}.${string}`>
>;

export interface RegistrationDeps {
  db: Db;
  sessions: Sessions;
  cache: AnswerCache;
  /** Cache for searches: their many terms must not evict the lists from `cache`. */
  searches: AnswerCache;
  versions: () => Promise<Versions>;
  limiter: RateLimiter;
  /** Reads and handlers of the replica, when one exists. */
  replica?: Replica | undefined;
}

/** Registers each operation as a route below `/api`. Throws for an operation without a handler, and the reverse. */
export function registerOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  handlers: Handlers,
  deps: RegistrationDeps,
): void {
  acceptForms(app);
  const slots = { uploads: createUploadSlots(), searches: createSearchQueue() };
  const handlersById = new Map<string, Handler<OperationShape>>(
    Object.entries(handlers) as unknown as [string, Handler<OperationShape>][],
  );
  for (const operation of operations as readonly OperationShape[]) {
    const handler = handlersById.get(operation.id);
    if (!handler) throw new Error(`No handler for ${operation.id}`);
    handlersById.delete(operation.id);
    const route = (on: FastifyInstance) =>
      on.route({
        method: operation.method,
        url: routeUrl(operation),
        config: { operation },
        bodyLimit: computeBodyLimit(operation),
        handler: serve(operation, withReplica(operation, handler, deps.replica), deps, slots),
      });
    if (operation.oneClick) void app.register(async (scope) => void route(letFormsThrough(scope)));
    else route(app);
  }
  if (handlersById.size > 0)
    throw new Error(`Handlers without an operation: ${[...handlersById.keys()].join(', ')}`);
}

export const routeUrl = (operation: OperationShape): string =>
  `/api${operation.path.replace(/\{(\w+)\}/g, ':$1')}`;

function serve(
  operation: OperationShape,
  answering: Answering,
  deps: RegistrationDeps,
  slots: { uploads: UploadSlots; searches: SearchQueue },
) {
  const { status, answer } = successOf(operation);
  const queue = operation.listWork === 'turns' ? createFairQueue() : undefined;
  const serialize = 'file' in answer ? undefined : createSerializer(answer);

  const answerTo = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { actor, author, counted }: { actor: Caller; author: Author; counted: Promise<void> },
  ) => {
    const asked = await validate(operation, request);
    authorizeFields(operation, actor, asked.body);
    const input = {
      ...asked,
      actor,
      author,
      ifMatch: operation.versioned ? readVersion(request.headers['if-match']) : undefined,
      idempotencyKey: operation.idempotent ? readKey(request.headers['idempotency-key']) : undefined,
      ip: addressOf(request),
      counted,
      opener: identifyOpener(request),
    } as HandlerInput<OperationShape>;

    const shared = actor.kind === 'visitor' && operation.audience === 'public' && operation.method === 'GET';
    reply.code(status).header('cache-control', shared ? 'public, no-cache' : 'private, no-store');
    if (operation.prices) reply.header('vary', 'authorization');

    if (!serialize)
      return sendFile(reply, (await answering(input, { request })) as unknown as FileAnswer, answer);
    const write = async (catalogue?: string) =>
      serialize(await answering(input, catalogue === undefined ? { request } : { catalogue }));
    reply.type('application/json; charset=utf-8');
    const isPersonal = operation.ranksForCustomer && actor.kind === 'customer';
    if (operation.cached && actor.kind !== 'staff' && !isPersonal) {
      // Each agreement has its own prices, which may show the tax.
      const prices =
        actor.kind === 'customer' ? ['precios', actor.prices.condicionId, actor.prices.iva] : 'visita';
      const key = JSON.stringify([operation.id, prices, input.params, input.query]);
      const { term } = (input.query ?? {}) as { term?: string };
      const cached = await (term || operation.costly
        ? deps.searches(key, (catalogue) => slots.searches(() => write(catalogue)))
        : deps.cache(key, write));
      return shared ? sendTagged(request, reply, cached) : cached.body;
    }
    if (shared) {
      const { catalogue } = await deps.versions();
      return sendTagged(request, reply, tagged(catalogue, await write()));
    }
    // With a replica, the answer must include the current catalogue version and the caller's own writes.
    const catalogue = operation.cached && deps.replica ? (await deps.versions()).catalogue : undefined;
    const body = await answering(input, catalogue === undefined ? { request } : { catalogue, request });
    const { version } = (body ?? {}) as { version?: number };
    if (version !== undefined) reply.header('etag', `"${version}"`);
    return serialize(body);
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { rate } = operation;
    const counted = rate ? deps.limiter.consume(operation.id, rate, addressOf(request)) : Promise.resolve();
    if (operation.countedInParallel) counted.catch(() => {});
    else await counted;
    const caller = await deps.sessions.callerOf(readBearer(request));
    const author = authorOf(request, caller);
    try {
      const actor = authorize(operation, caller, request);
      const answered = async () => {
        const answer = await answerTo(request, reply, { actor, author, counted });
        if (operation.method !== 'GET') await deps.replica?.reads.tellWritten(reply);
        return answer;
      };
      if (queue && actor.kind !== 'visitor') return await queue(actor.usuarioId, answered);
      return await (operation.body?.type === 'multipart' ? slots.uploads(answered) : answered());
    } catch (error) {
      // When the rate limit is exceeded too, report only that error.
      await counted;
      await recordRefusal(deps, operation, author, request.params, error);
      throw error;
    }
  };
}

const authorOf = (request: FastifyRequest, caller: Caller): Author => ({
  usuarioId: caller.kind === 'visitor' ? null : caller.usuarioId,
  ip: ipOf(request),
  requestId: request.id,
  ...(request.method !== 'GET' && { device: detectDevice(request.headers['user-agent'] ?? '') }),
});

/** Leaves a form unread until the caller is authorised; the handlers of such operations read it. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined));
}

/** Ignores the body that a mail program sends with one-click unsubscribe; the URL contains everything needed. */
function letFormsThrough(app: FastifyInstance): FastifyInstance {
  app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
  return app;
}

/** Sends a visitor's answer, or 304 when the client's ETag is current. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, { body, etag }: TaggedAnswer) {
  reply.header('etag', etag);
  if (!isUnchanged(request.headers['if-none-match'], etag)) return body;
  return reply.code(304).removeHeader('content-type').send();
}

function sendFile(reply: FastifyReply, file: FileAnswer, answer: unknown) {
  const { file: types } = answer as Extract<Answer, { file: unknown }>;
  return reply
    .type(typeof types === 'string' ? types : (types[extname(file.name).slice(1)] ?? ''))
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .send(file.data);
}

function readBearer(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Parses `"7"` to 7. Undefined without a header; -1, which matches no version, for another text. */
function readVersion(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  return digits === undefined ? -1 : Number(digits);
}

function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = String(header).trim();
  if (key.length < 1 || key.length > 200) {
    const message = 'La clave de idempotencia debe tener entre 1 y 200 caracteres.';
    throw new Problem('DATOS_INVALIDOS', [{ field: 'Idempotency-Key', message }]);
  }
  return key;
}
