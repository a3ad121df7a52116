/**
 * The API in fetch's place, for an app's tests and stories: the generated client runs as it is, and what each call
 * answers is typed by the app with the generated types, so that a change of the contract breaks the fakes.
 */
import type { ErrorBody } from '../../contract/errors.ts';
import { FakeUpload } from './fake-upload.ts';
import { readMultipart } from './read-multipart.ts';

export type { SentFile, SentForm } from './read-multipart.ts';

export interface FakeCall<Name extends string = string> {
  /** Which of the answers it asks for. */
  name: Name;
  /** Without the `/api` before it. */
  path: string;
  /** The last thing in the path: often an id. */
  param: string;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed JSON, or a `SentForm`. */
  body: unknown;
}

/** An answer that is thrown: the call is refused. */
export class Refusal extends Error {
  readonly body: ErrorBody;
  constructor(statusCode: number, code: ErrorBody['code'], message: string, details?: ErrorBody['details']) {
    super(message);
    this.body = { statusCode, code, message, ...(details && { details }) };
  }
}

/** By 'METHOD /path/:param'; a path without parameters goes before one with. */
export type FakeHandlers<Answers> = {
  [N in keyof Answers & string]?: (call: FakeCall<N>) => Answers[N] | Promise<Answers[N]>;
};

export interface FakeApi<Answers> {
  calls: FakeCall<keyof Answers & string>[];
  callsTo: (name: keyof Answers & string) => FakeCall<keyof Answers & string>[];
  /** Calls that no handler answers, 'METHOD /path'. Each fails, and says so in the console. */
  unanswered: string[];
  /** From now on these, over those before. */
  answer: (more: FakeHandlers<Answers>) => void;
  /** Puts the real fetch back. */
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

/** A call that is given up while it waits fails at once, as in a browser. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));

/** Stands in for fetch until `restore` is called. */
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
    // Given up before it left: of a test before this one, whose screen is gone.
    signal.throwIfAborted();
    const name = nameFor(route);
    if (!name) {
      unanswered.push(route);
      console.error(`Nobody answers ${route}`);
      throw new Error(`Nobody answers ${route}`);
    }
    const noted = { name, ...call };
    calls.push(noted);
    try {
      const answer = await Promise.race([handlers[name]?.(noted), givenUp(signal)]);
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
