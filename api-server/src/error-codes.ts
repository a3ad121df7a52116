type Caused = NodeJS.ErrnoException & { cause?: unknown };

/** Returns the error and its causes: a failed query wraps the driver's error. */
const chainOf = (error: unknown): Caused[] =>
  error instanceof Error ? [error, ...chainOf((error as Caused).cause)] : [];

/** Returns the codes of an error and its causes, from Node and PostgreSQL. */
export const codesOf = (error: unknown): string[] => chainOf(error).flatMap(({ code }) => code ?? []);

const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|57P0[123]|08\w{3}|53100|53300|57014|55P03|25P0[34])$/;
/** Messages of the driver and its pool without a code: no free connection in time, or a lost connection. */
const AWAY_UNNAMED =
  /^(timeout exceeded when trying to connect$|timeout expired$|Connection terminated\b|Client has encountered a connection error\b)/;

/** PostgreSQL's serialization_failure and deadlock_detected. */
const CONFLICTS = ['40001', '40P01'];

/** Returns whether PostgreSQL rolled back a transaction because of a concurrent one, so that a retry may succeed. */
export const isConflict = (error: unknown): boolean =>
  codesOf(error).some((code) => CONFLICTS.includes(code));

/** Returns whether the server's own disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  codesOf(error).some((code) => code === 'ENOSPC' || code === 'EDQUOT');

/** Returns whether the database is unreachable, overloaded, disconnected, out of disk, or stopped a stuck statement. */
export const isDatabaseAway = (error: unknown): boolean =>
  chainOf(error).some(({ code, message }) => (code ? AWAY.test(code) : AWAY_UNNAMED.test(message)));
