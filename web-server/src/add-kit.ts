import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const KIT = '/kit/';

/**
 * Its own scripts write styles and scripts into its pages, and run what an address says: so it gets no origin. In such a sandbox
 * nothing of it reads or writes what the browser keeps for the panel, its session for one, and no answer of the API's.
 */
const POLICY = [
  'sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads',
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Whoever has no origin is another one to each file. */
const HEADERS = {
  'content-security-policy': POLICY,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-opener-policy': 'unsafe-none',
  'x-robots-tag': 'noindex, nofollow',
};

export const hasKit = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** A built Storybook below `/kit/`: files alone, of which none holds a secret, so nobody has to be let in. */
export async function addKit(app: FastifyInstance, folder: string): Promise<void> {
  app.get(KIT.slice(0, -1), (_request, reply) => reply.redirect(KIT));
  await app.register(async (apart) => {
    apart.addHook('onSend', async (_request, reply) => {
      // Its frame is a page of no origin as well, which no policy can name.
      reply.removeHeader('x-frame-options');
      reply.headers(HEADERS);
    });
    await apart.register(fastifyStatic, {
      root: folder,
      prefix: KIT,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    });
  });
}
