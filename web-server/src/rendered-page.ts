import { randomBytes } from 'node:crypto';
import type { PageHandler } from './options.ts';
import { readyPage } from './page-scripts.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { TOO_MANY } from './too-many-visitors.ts';

export interface Visitor {
  address: string;
  /** Aborted when the visitor closed the connection. */
  signal: AbortSignal;
  /** See `Keeping.variantOf`. */
  variant?: string;
  /** A submitted form: its encoded fields, and headers for the handler. */
  form?: { fields: string; headers: Record<string, string> };
}

/** A handler's complete answer, so that it can be sent to several visitors. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string | string[]>;
  /** `null` for an answer without a body. */
  body: string | Buffer | null;
}

/** Renders a page, or returns `TOO_MANY` when the handler refuses. The handler gets only `url`, `variant` and `form` of the request. */
export async function renderPage(
  handler: PageHandler,
  url: string,
  visitor: Visitor,
  imagesUrl?: string,
): Promise<RenderedPage> {
  if (handler.refuses?.(visitor.address)) return TOO_MANY;
  const mark = randomBytes(16).toString('hex');
  const { variant, form, signal } = visitor;
  const request = new Request(new URL(url, 'http://localhost'), {
    headers: { accept: 'text/html', ...(variant && { cookie: variant }), ...form?.headers },
    ...(form && { method: 'POST', body: form.fields }),
    signal,
  });
  return readResponse(await handler(request, { mark, address: visitor.address }), mark, imagesUrl);
}

/** Reads the answer and adds the CSP that allows the page's own inline scripts: the scripts that carry `mark`. */
async function readResponse(response: Response, mark: string, imagesUrl?: string): Promise<RenderedPage> {
  const headers: RenderedPage['headers'] = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  const { status } = response;
  if (!response.body) return { status, headers, body: null };
  if (!/^text\/html\b/.test(response.headers.get('content-type') ?? '')) {
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  const { html, hashes } = readyPage(await response.text(), mark);
  headers['content-security-policy'] = contentSecurityPolicy(hashes, imagesUrl);
  return { status, headers, body: html };
}
