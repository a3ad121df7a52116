import { errorBody } from 'api-client/contract';
import type { FastifyInstance } from 'fastify';
import { isDeclared } from '../http/errors.ts';

/** Watches all errors of the app. The returned function throws if the contract does not declare one of them. */
export function expectDeclared(app: FastifyInstance): () => void {
  const undeclared = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400) return;
    const { code } = errorBody.parse(JSON.parse(String(payload)));
    if (!isDeclared(request, code)) undeclared.add(`${request.method} ${request.routeOptions.url}: ${code}`);
  });
  return () => {
    if (undeclared.size > 0) throw new Error(`Not in the contract: ${[...undeclared].join(', ')}`);
  };
}
