import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { retryConflicts } from './retry-conflicts.ts';
import { traceQueries } from './trace-queries.ts';

export type Db = NodePgDatabase;
/** What a repository takes first: the pool, or the transaction that its work belongs to. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Queryable = Db | Tx;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Milliseconds. No call needs any of these in full: what does is stuck, and would keep a connection from those who could
 * be served. PostgreSQL itself ends it, and the call answers NO_DISPONIBLE.
 */
const PATIENCE = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * The plans of searches are dear by their estimate and done in a millisecond: a PostgreSQL that may compile them, as
 * Debian's, spends a second on each.
 */
const NEVER_COMPILED = '-c jit=off';

/** Of what runs for itself, a bench's filling of a whole shop. */
export const PATIENT = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Of a replica: one that is stopped where it stands ends no statement of its own accord. */
export const REPLICA = { query_timeout: PATIENCE.statement_timeout + 1_000 };

/** A pool of at most `connections`; an idle connection that breaks is replaced, not thrown. */
export function openDatabase(
  url: string,
  connections = 10,
  patience: Partial<typeof PATIENCE & typeof REPLICA> = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: NEVER_COMPILED,
    ...PATIENCE,
    ...patience,
  });
  traceQueries(pool);
  pool.on('error', () => undefined);
  // In use it is told by the query that fails; the event besides would end the process if nobody heard it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: retryingDb(pool), pool, url, close: () => pool.end() };
}

/** Every transaction that ends in a deadlock is tried again, so its work must be safe to run twice. */
function retryingDb(pool: pg.Pool): Db {
  const db = drizzle(pool);
  const once = db.transaction.bind(db);
  db.transaction = (work, config) => retryConflicts(() => once(work, config));
  return db;
}

/** The row of a query that finds one or none. */
export const first = async <T>(rows: PromiseLike<readonly T[]>): Promise<T | undefined> => (await rows)[0];

/** The row of a statement that always gives one. */
export async function one<T>(rows: PromiseLike<readonly T[]>): Promise<T> {
  const [row] = await rows;
  if (row === undefined) throw new Error('A row that was just written is gone');
  return row;
}

/** The name of the unique constraint that a statement broke, if that is what happened. */
export const brokenConstraint = (error: unknown): string | undefined => constraintOf(error, '23505');

/** The foreign key that a statement would have left pointing at nothing. */
export const brokenReference = (error: unknown): string | undefined => constraintOf(error, '23503');

function constraintOf(error: unknown, code: string): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === code ? cause.constraint : undefined;
}
