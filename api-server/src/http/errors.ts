import { codeOfStatus, type ErrorCode, errorsOf, type OperationShape } from 'api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConflict, isDatabaseAway } from '../error-codes.ts';
import { PicturesAwayError } from '../images/pictures-away.ts';
import { Problem } from '../shared/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that a route is made of. */
    operation?: OperationShape;
  }
}

/** Seconds. */
const COME_BACK = 5;

/** Whether the contract says that the call asked for may answer this; of what is no call, anything goes. */
export function isDeclared({ routeOptions }: FastifyRequest, code: ErrorCode): boolean {
  const { operation } = routeOptions.config;
  return !operation || errorsOf(operation).includes(code);
}

/** Every refusal leaves as the contract's error body; what was not expected is logged and tells nothing. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((_request, reply) => send(reply, new Problem('NO_ENCONTRADO')));
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error(error);
  if (!isDeclared(request, problem.code)) request.log.error(`The contract does not declare ${problem.code}`);
  // Whoever is still sending would not hear the answer if the connection were closed on them.
  if (problem.status === 413) reply.removeHeader('connection');
  return send(reply, problem);
}

function send(reply: FastifyReply, problem: Problem) {
  // What is down or has too much to do may be back in a moment.
  const retryAfter = problem.retryAfter ?? (problem.status === 503 ? COME_BACK : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(problem.status)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problem.toBody()));
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (error instanceof PicturesAwayError) return new Problem('FOTOS_NO_DISPONIBLES');
  // A conflict comes this far when all tries ended in one.
  if (isDatabaseAway(error) || isConflict(error)) return new Problem('NO_DISPONIBLE');
  if (!code.startsWith('FST_') && statusCode === 500) return new Problem('ERROR_INTERNO');
  return new Problem(codeOfStatus(statusCode));
}
