/**
 * Milliseconds after which a connection without progress is closed, so that clients cannot hold many connections. A
 * request may take as long as two pictures over a slow line. The connection timeout counts the time without a byte.
 * Headers have Node's own limit of one minute; the parts of a form have `IDLE_TIMEOUT`.
 */
export const PATIENCE = { requestTimeout: 15 * 60_000, connectionTimeout: 3 * 60_000 } as const;
