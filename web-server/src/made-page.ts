import { randomBytes } from 'node:crypto';
import type { PageHandler } from './options.ts';
import { readyPage } from './page-scripts.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { TOO_MANY } from './too-many-visitors.ts';

export interface Visitor {
  /** Where they ask from. */
  address: string;
  /** Aborted when nobody waits there any more. */
  signal: AbortSignal;
  /** See `Keeping.variantOf`. */
  variant?: string;
}

/** What a handler answered, read whole: however many asked for it can be sent it. */
export interface MadePage {
  status: number;
  headers: Record<string, string | string[]>;
  /** `null` for an answer without one. */
  body: string | Buffer | null;
}

/** Has a page made, unless too many wait already. Nothing of the visitor goes into it but `url` and `variant`. */
export async function makePage(
  handler: PageHandler,
  url: string,
  visitor: Visitor,
  imagesUrl?: string,
): Promise<MadePage> {
  if (handler.refuses?.(visitor.address)) return TOO_MANY;
  const mark = randomBytes(16).toString('hex');
  const request = new Request(new URL(url, 'http://localhost'), {
    headers: { accept: 'text/html', ...(visitor.variant && { cookie: visitor.variant }) },
    signal: visitor.signal,
  });
  return readMade(await handler(request, { mark, address: visitor.address }), mark, imagesUrl);
}

/** As it is sent, with the policy that lets its own inline scripts run: those that carry `mark`. */
async function readMade(response: Response, mark: string, imagesUrl?: string): Promise<MadePage> {
  const headers: MadePage['headers'] = Object.fromEntries(response.headers);
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
