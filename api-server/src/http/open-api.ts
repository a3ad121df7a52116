import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const FOR_ANYBODY = ['public', 'customer'];

/**
 * Serves the storefront's OpenAPI document with the public and customer operations, for authors of client programs. The
 * first request loads the document, because most shops never need it.
 */
export function addOpenApi(app: FastifyInstance): void {
  let cached: Promise<{ text: string; etag: string }> | undefined;
  app.get('/api/openapi.json', async (request, reply) => {
    cached ??= readDocument();
    const { text, etag } = await cached;
    reply.headers({ 'cache-control': 'public, no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

async function readDocument() {
  const { default: document } = await import('api-client/openapi/storefront.json', {
    with: { type: 'json' },
  });
  const paths = Object.entries(document.paths).flatMap(([path, methods]) => {
    const calls = Object.entries(methods).filter(([, call]) => FOR_ANYBODY.includes(call['x-audience']));
    return calls.length > 0 ? [[path, Object.fromEntries(calls)] as const] : [];
  });
  const text = JSON.stringify({ ...document, paths: Object.fromEntries(paths) });
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
