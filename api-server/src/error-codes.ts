/** The codes of an error and of what caused it, Node's and PostgreSQL's alike: a failed query wraps its driver's. */
export function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  return [...(code ? [code] : []), ...codesOf(cause)];
}

const AWAY = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|57P0[123]|08\w{3}|53300)$/;

/** Whether the database is out of reach, or was lost on the way. */
export const isDatabaseAway = (error: unknown): boolean => codesOf(error).some((code) => AWAY.test(code));
