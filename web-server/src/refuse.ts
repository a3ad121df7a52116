import { type ErrorCode, refusalOf } from 'api-client/contract/errors';
import type { FastifyReply } from 'fastify';

/** Answers with an error in the API's format. */
export function refuse(reply: FastifyReply, code: ErrorCode): FastifyReply {
  const refusal = refusalOf(code);
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'private, no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal));
}
