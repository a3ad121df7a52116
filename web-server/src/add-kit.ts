import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const KIT = '/kit/';

/**
 * Storybook's own scripts write inline styles and scripts and run code from the URL, so the kit gets an opaque origin.
 * The sandbox keeps the kit from the panel's browser storage, such as its session, and from the API's answers.
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

/** With an opaque origin, every file of the kit counts as cross-origin. */
const HEADERS = {
  'content-security-policy': POLICY,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cross-origin-opener-policy': 'unsafe-none',
  'x-robots-tag': 'noindex, nofollow',
};

/** How to serve the files of a build. The caller sets `cache-control`. */
export const BUILT_FILES = {
  // Sends the `.br` or `.gz` file beside a file, which the build wrote: scripts/compress-files.ts.
  preCompressed: true,
  // A client that resumes a download with another `Accept-Encoding` would mix two encodings.
  acceptRanges: false,
  cacheControl: false,
};

export const hasKit = (folder: string): boolean => existsSync(join(folder, 'index.html'));

/** Serves a built Storybook below `/kit/` without login: the folder holds only static files and no secrets. */
export async function addKit(app: FastifyInstance, folder: string): Promise<void> {
  app.get(KIT.slice(0, -1), (_request, reply) => reply.redirect(KIT));
  await app.register(async (apart) => {
    apart.addHook('onSend', async (_request, reply) => {
      // Storybook's preview frame has an opaque origin as well, and no framing policy can name such an origin.
      reply.removeHeader('x-frame-options');
      reply.headers(HEADERS);
    });
    await apart.register(fastifyStatic, {
      root: folder,
      prefix: KIT,
      decorateReply: false,
      ...BUILT_FILES,
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    });
  });
}
