import { sourcePlaces } from './source-places.ts';

/** What of an error is fit for the log; `stack` has the places of what caused it, too. */
type LoggedError = Record<'type' | 'message' | 'stack', string> & { code?: string };

/** From where on lines are written; the first is what is meant when nothing is said. */
export const LOG_LEVELS = ['info', 'debug', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogStream {
  write(line: string): void;
}

type Failure = Error & { code?: string; query?: string };

/**
 * For the log: never what people sent. A failed query tells its values in its message, and PostgreSQL the whole row
 * in its details; what is left says which statement failed, how and where.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' };
  const { name, code, query, cause } = error as Failure;
  const message = query === undefined ? error.message : `Failed query: ${query}`;
  const places = error.stack?.split('\n').filter((line) => /^ +at /.test(line)) ?? [];
  const lines = [`${name}: ${message}`, ...sourcePlaces(places)];
  if (cause !== undefined) lines.push(`caused by ${loggedError(cause).stack}`);
  return { type: name, message, ...(code && { code }), stack: lines.join('\n') };
}

/** What is of this level or worse, a line of JSON each. */
export const loggerTo = (stream: LogStream, level: LogLevel) => ({
  level,
  stream,
  hooks: {
    logMethod(this: unknown, args: unknown[], log: (...args: unknown[]) => void) {
      const [first, ...more] = args;
      if (!(first instanceof Error)) return log.apply(this, args);
      // Without words of its own, a line takes the error's, before anything else could look at them.
      const err = loggedError(first);
      log.call(this, { err }, ...(more.length > 0 ? more : [err.message]));
    },
  },
  serializers: {
    err: (error: unknown) => (error instanceof Error ? loggedError(error) : { ...(error as LoggedError) }),
  },
});
