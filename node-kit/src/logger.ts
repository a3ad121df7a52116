import { sourcePlaces } from './source-places.ts';

/** The parts of an error that may be logged; `stack` includes the causes. */
type LoggedError = Record<'type' | 'message' | 'stack', string> & { code?: string };

/** Minimum level of the lines that are written; the default is the first. */
export const LOG_LEVELS = ['info', 'debug', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogStream {
  write(line: string): void;
}

type Failure = Error & { code?: string; query?: string };

/**
 * Returns an error's loggable parts, without data that people sent. A failed query has its values in the
 * message, and PostgreSQL puts the whole row into the details.
 * The statement, the kind of error and the source places remain.
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

/** Logger options: writes lines of at least this level as JSON. */
export const loggerTo = (stream: LogStream, level: LogLevel) => ({
  level,
  stream,
  hooks: {
    logMethod(this: unknown, args: unknown[], log: (...args: unknown[]) => void) {
      const [first, ...more] = args;
      if (!(first instanceof Error)) return log.apply(this, args);
      // Without a message, pino would use the error's own message, which may contain sent data.
      const err = loggedError(first);
      log.call(this, { err }, ...(more.length > 0 ? more : [err.message]));
    },
  },
  serializers: {
    err: (error: unknown) => (error instanceof Error ? loggedError(error) : { ...(error as LoggedError) }),
  },
});
