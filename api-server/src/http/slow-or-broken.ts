/**
 * Milliseconds after which a connection that gets nowhere is given up, so that nobody holds many for nothing. A whole
 * request may take as long as two pictures over a poor line; without a byte either way, a connection is dead sooner.
 * Headers have a minute, which is Node's own limit; the pieces of a form `SILENCE`.
 */
export const PATIENCE = { requestTimeout: 15 * 60_000, connectionTimeout: 3 * 60_000 } as const;
