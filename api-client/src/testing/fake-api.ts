/**
 * Replaces fetch in tests and stories of the apps. The real generated client runs, and the fake answers have
 * the generated types, so that a contract change breaks the fakes.
 */
import type { ErrorBody } from '../../contract/errors.ts';
import { FakeUpload } from './fake-upload.ts';
import { readMultipart } from './read-multipart.ts';

export type { SentFile, SentForm } from './read-multipart.ts';

export interface FakeCall<Name extends string = string> {
  /** Key of the handler that answers the call. */
  name: Name;
  /** Path without `/api`. */
  path: string;
  /** Last segment of the path, often an id. */
  param: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, or a `SentForm`. */
  body: unknown;
}

/** A handler throws this error to refuse the call. */
export class Refusal extends Error {
  readonly body: ErrorBody;
  constructor(statusCode: number, code: ErrorBody['code'], message: string, details?: ErrorBody['details']) {
    super(message);
    this.body = { statusCode, code, message, ...(details && { details }) };
  }
}

/** Handlers by 'METHOD /path/:param'; paths without parameters take precedence. */
export type FakeHandlers<Answers> = {
  [N in keyof Answers & string]?: (call: FakeCall<N>) => Answers[N] | Promise<Answers[N]>;
};

export interface FakeApi<Answers> {
  calls: FakeCall<keyof Answers & string>[];
  callsTo: (name: keyof Answers & string) => FakeCall<keyof Answers & string>[];
  /** Calls without a handler, as 'METHOD /path'. Each fails and logs an error. */
  unanswered: string[];
  /** Adds handlers, which override the earlier ones. */
  answer: (more: FakeHandlers<Answers>) => void;
  restore: () => void;
}

const patternOf = (name: string) => new RegExp(`^${name.replaceAll(/:\w+/g, '[^/]+')}$`);
const parameters = (name: string) => name.split(':').length;

async function parts(input: Request | URL | string, init?: RequestInit) {
  const request =
    input instanceof Request ? input : new Request(new URL(input, globalThis.location?.href), init);
  const { pathname, searchParams: query } = new URL(request.url);
  const path = pathname.replace(/^\/api(?=\/)/, '');
  const contentType = request.headers.get('content-type') ?? '';
  const text = await request.text();
  return {
    route: `${request.method} ${path}`,
    signal: request.signal,
    path: decodeURIComponent(path),
    param: decodeURIComponent(path.split('/').at(-1) ?? ''),
    query,
    headers: request.headers,
    body: contentType.startsWith('multipart/form-data')
      ? readMultipart(text, contentType)
      : text
        ? JSON.parse(text)
        : undefined,
  };
}

/** Rejects when the call is aborted while it waits, as in a browser. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

export function installFakeApi<Answers>(initial: FakeHandlers<Answers>): FakeApi<Answers> {
  type Name = keyof Answers & string;
  const real = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };
  const calls: FakeCall<Name>[] = [];
  const unanswered: string[] = [];
  let handlers = initial;

  const nameFor = (route: string) =>
    (Object.keys(handlers) as Name[])
      .sort((a, b) => parameters(a) - parameters(b))
      .find((name) => patternOf(name).test(route));

  globalThis.fetch = async (input, init) => {
    const { route, signal, ...call } = await parts(input, init);
    // The call was aborted before it was sent: it comes from an unmounted screen of an earlier test.
    signal.throwIfAborted();
    const name = nameFor(route);
    if (!name) {
      unanswered.push(route);
      console.error(`The fake API has no answer for ${route}`);
      throw new Error(`The fake API has no answer for ${route}`);
    }
    const noted = { name, ...call };
    calls.push(noted);
    try {
      const answer = await Promise.race([handlers[name]?.(noted), rejectOnAbort(signal)]);
      return answer instanceof Blob ? new Response(answer) : Response.json(answer);
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.body, { status: error.body.statusCode });
      throw error;
    }
  };

  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;

  return {
    calls,
    callsTo: (name) => calls.filter((call) => call.name === name),
    unanswered,
    answer: (more) => {
      handlers = { ...handlers, ...more };
    },
    restore: () => {
      Object.assign(globalThis, real);
    },
  };
}
