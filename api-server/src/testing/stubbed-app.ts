import { operations } from 'api-client/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { createVersionReader } from '../db/versions.ts';
import { createAnswerCache } from '../http/answer-cache.ts';
import { registerErrors } from '../http/errors.ts';
import { noRateLimiter } from '../http/rate-limiter.ts';
import { type Handlers, registerOperations } from '../http/register-operations.ts';
import { createSessions } from '../http/sessions.ts';
import { Problem } from '../shared/problem.ts';
import type { TestApp } from './test-app.ts';

interface Reached {
  id: string;
  kind: string;
}

/** Returns an app with the contract's routes, whose handlers only report the call and answer 503. */
export function stubbedApp(
  { database, tokens }: Pick<TestApp, 'database' | 'tokens'>,
  tell: (reached: Reached) => void,
): FastifyInstance {
  const app = Fastify();
  registerErrors(app);
  const stub = (id: string) => (input: { actor: { kind: string } }) => {
    tell({ id, kind: input.actor.kind });
    return Promise.reject(new Problem('NO_DISPONIBLE'));
  };
  const handlers = Object.fromEntries(operations.map(({ id }) => [id, stub(id)])) as unknown as Handlers;
  const versions = createVersionReader(database.pool);
  registerOperations(app, operations, handlers, {
    db: database.db,
    sessions: createSessions(database.db, tokens, versions),
    cache: createAnswerCache(versions),
    searches: createAnswerCache(versions),
    versions,
    limiter: noRateLimiter,
  });
  return app;
}
