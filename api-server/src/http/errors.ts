import { codeOfStatus, type ErrorCode, errorsOf, type OperationShape } from 'api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isConflict, isDatabaseAway } from '../error-codes.ts';
import { PicturesAwayError } from '../images/picture.ts';
import { Problem } from '../shared/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that the route was made from. */
    operation?: OperationShape;
  }
}

/** Seconds for the Retry-After header of a 503. */
const COME_BACK = 5;

/** Returns whether the contract declares this error for the requested operation. True for other routes. */
export function isDeclared({ routeOptions }: FastifyRequest, code: ErrorCode): boolean {
  const { operation } = routeOptions.config;
  return !operation || errorsOf(operation).includes(code);
}

/**
 * Answers every error as the contract's error body. An unexpected error is logged, and its answer contains no details.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((_request, reply) => send(reply, new Problem('NO_ENCONTRADO')));
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log.error(error);
  if (!isDeclared(request, problem.code)) request.log.error(`The contract does not declare ${problem.code}`);
  // Keep the connection: a client that still sends would not read the answer from a closed connection.
  if (problem.status === 413) reply.removeHeader('connection');
  return send(reply, problem);
}

function send(reply: FastifyReply, problem: Problem) {
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
  // Retries happen earlier; a conflict here means that all retries failed.
  if (isDatabaseAway(error) || isConflict(error)) return new Problem('NO_DISPONIBLE');
  if (!code.startsWith('FST_') && statusCode === 500) return new Problem('ERROR_INTERNO');
  return new Problem(codeOfStatus(statusCode));
}
