import { AsyncLocalStorage } from 'node:async_hooks';
import { isTracing, tracedPart } from 'node-kit/trace';
import type pg from 'pg';

/** Maximum characters of a traced statement; the beginning shows its shape. */
const LONGEST = 2_000;

type Query = (...args: unknown[]) => unknown;

/** Makes each statement within a trace a span, without the statement's values. */
export function traceQueries(pool: pg.Pool): void {
  if (!isTracing()) return;
  const connect = pool.connect.bind(pool) as Query;
  // Keep the caller's context: the callback runs when another request releases its connection.
  pool.connect = ((then?: Query) =>
    then ? connect(AsyncLocalStorage.bind(then)) : connect()) as typeof pool.connect;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => tracedQuery(query, args)) as typeof client.query;
  });
}

function tracedQuery(query: Query, args: unknown[]): unknown {
  const text = queryText(args[0]);
  if (text === undefined) return query(...args);
  const then = args.at(-1);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': shapeOf(text) };
  const options = { kind: 'client', attributes } as const;
  if (typeof then !== 'function') return tracedPart(operationOf(text), options, async () => query(...args));
  // With a callback, report the result only through the callback, like pg does.
  const answered = tracedPart(
    operationOf(text),
    options,
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        query(...args.slice(0, -1), (error: Error | undefined, ...rest: unknown[]) =>
          error ? reject(error) : resolve(rest),
        );
      }),
  );
  answered.then(
    (rest) => then(undefined, ...rest),
    (error) => then(error),
  );
  return undefined;
}

/** Returns the statement's text; undefined for streams such as COPY, which end later. */
function queryText(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  const { text, submit } = (query ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}

const operationOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';

/** Returns the statement without literal values. Parameters are separate anyway. */
const shapeOf = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);
