import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forwarded, refuse } from './api-proxy.ts';
import type { WebServerOptions } from './options.ts';
import { sendPage, visitorOf } from './pages.ts';
import { readBody } from './read-body.ts';
import { renderPage } from './rendered-page.ts';

/** Maximum bytes of a form's fields. */
const MOST_BYTES = 16 * 1024;

const TYPE = 'application/x-www-form-urlencoded';

type FormOptions = Pick<WebServerOptions, 'handler' | 'forms' | 'imagesUrl'>;

/**
 * Passes the fields of a submitted form to the handler, which answers with a page or a redirect. No answer is cached.
 * Only pages of this origin may submit.
 */
export function addForms(app: FastifyInstance, { handler, forms = [], imagesUrl }: FormOptions): void {
  if (!handler) return;
  for (const url of forms) {
    app.post(url, async (request, reply) => {
      const { body, headers } = request;
      if (!headers['content-type']?.startsWith(TYPE) || !(body instanceof Readable)) {
        return refuse(reply, 'NO_ENCONTRADO');
      }
      if (!isOfThisOrigin(request)) return refuse(reply, 'SIN_PERMISO');
      const fields = String(Buffer.concat(await readBody(body, MOST_BYTES, headers['content-length'])));
      const form = { fields, headers: { 'content-type': TYPE, ...forwarded(request) } };
      const answer = await renderPage(
        handler,
        request.url,
        { ...visitorOf(request, reply), form },
        imagesUrl,
      );
      return sendPage(request, reply, {
        ...answer,
        headers: { ...answer.headers, 'cache-control': 'private, no-store' },
      });
    });
  }
}

/** Browsers send one of both headers with each form, and scripts cannot change them. */
function isOfThisOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return URL.parse(headers.origin ?? '')?.host === host;
}
