import { AsyncLocalStorage } from 'node:async_hooks';
import { isTracing, tracedPart } from 'node-kit/trace';
import type pg from 'pg';

/** Signs of a statement: its shape is in the first of them. */
const LONGEST = 2_000;

type Query = (...args: unknown[]) => unknown;

/** Has each statement that is a part of something be a span of it, without the values that it is asked with. */
export function traceQueries(pool: pg.Pool): void {
  if (!isTracing()) return;
  const connect = pool.connect.bind(pool) as Query;
  // Who waits for a connection is told by whoever gives one back, in the name of another request.
  pool.connect = ((then?: Query) =>
    then ? connect(AsyncLocalStorage.bind(then)) : connect()) as typeof pool.connect;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query;
    client.query = ((...args: unknown[]) => tracedQuery(query, args)) as typeof client.query;
  });
}

function tracedQuery(query: Query, args: unknown[]): unknown {
  const text = textOf(args[0]);
  if (text === undefined) return query(...args);
  const then = args.at(-1);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': shapeOf(text) };
  const how = { kind: 'client', attributes } as const;
  if (typeof then !== 'function') return tracedPart(operationOf(text), how, async () => query(...args));
  // Whoever is called back is told by that alone, as without a trace.
  const answered = tracedPart(
    operationOf(text),
    how,
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

/** Of what streams by itself, such as a copy, nothing: it ends when its stream does. */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked;
  const { text, submit } = (asked ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}

const operationOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';

/** A statement's values come beside it; one that had any in it loses them. */
const shapeOf = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);
