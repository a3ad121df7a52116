type Caused = NodeJS.ErrnoException & { cause?: unknown };

/** An error and what caused it: a failed query wraps its driver's. */
const chainOf = (error: unknown): Caused[] =>
  error instanceof Error ? [error, ...chainOf((error as Caused).cause)] : [];

/** The codes of an error and of what caused it, Node's and PostgreSQL's alike. */
export const codesOf = (error: unknown): string[] => chainOf(error).flatMap(({ code }) => code ?? []);

const AWAY =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|57P0[123]|08\w{3}|53100|53300|57014|55P03|25P0[34])$/;
/** What the driver and its pool throw without a code: no connection came free in time, or the one at hand was cut. */
const AWAY_UNNAMED =
  /^(timeout exceeded when trying to connect$|timeout expired$|Connection terminated\b|Client has encountered a connection error\b)/;

/** PostgreSQL's serialization_failure and deadlock_detected. */
const CONFLICTS = ['40001', '40P01'];

/** Whether PostgreSQL ended a transaction because of another that ran at the same time: tried again, it may succeed. */
export const isConflict = (error: unknown): boolean =>
  codesOf(error).some((code) => CONFLICTS.includes(code));

/** Whether nothing more fits on our own disk. */
export const isDiskFull = (error: unknown): boolean =>
  codesOf(error).some((code) => code === 'ENOSPC' || code === 'EDQUOT');

/** Whether the database is out of reach, too busy for one more, was lost on the way, has its disk full, or gave up on a statement that was stuck. */
export const isDatabaseAway = (error: unknown): boolean =>
  chainOf(error).some(({ code, message }) => (code ? AWAY.test(code) : AWAY_UNNAMED.test(message)));
