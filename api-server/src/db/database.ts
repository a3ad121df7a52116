import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { retryConflicts } from './retry-conflicts.ts';
import { traceQueries } from './trace-queries.ts';

export type Db = NodePgDatabase;
/** The pool or a transaction. Repositories take either as their first parameter. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Queryable = Db | Tx;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Milliseconds. A statement above these limits is stuck and would keep a connection that other calls need. PostgreSQL
 * ends the statement, and the call answers NO_DISPONIBLE.
 */
const PATIENCE = {
  statement_timeout: 10_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * The plans of searches have a high estimated cost but run in a millisecond. A PostgreSQL with JIT, such as Debian's,
 * would spend a second to compile each plan.
 */
const NEVER_COMPILED = '-c jit=off';

/** No limits, for long-running programs such as the bench that fills a shop. */
export const PATIENT = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Client-side limit for a replica: a suspended server cannot end its statements itself. */
export const REPLICA = { query_timeout: PATIENCE.statement_timeout + 1_000 };

/** Opens a pool of at most `connections` connections. A broken idle connection is replaced without an error. */
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
  // The running query reports the error. Without a listener, this event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: retryingDb(pool), pool, url, close: () => pool.end() };
}

/** Makes the database retry each transaction that ends in a deadlock, so transactions must be safe to run twice. */
function retryingDb(pool: pg.Pool): Db {
  const db = drizzle(pool);
  const once = db.transaction.bind(db);
  db.transaction = (work, config) => retryConflicts(() => once(work, config));
  return db;
}

/** Returns the only row of a query, or undefined. */
export const first = async <T>(rows: PromiseLike<readonly T[]>): Promise<T | undefined> => (await rows)[0];

/** Returns the row of a statement that always returns a row. */
export async function one<T>(rows: PromiseLike<readonly T[]>): Promise<T> {
  const [row] = await rows;
  if (row === undefined) throw new Error('A row that was just written is gone');
  return row;
}

/** Returns the name of the unique constraint that the statement violated, if that is the error. */
export const brokenConstraint = (error: unknown): string | undefined => findConstraint(error, '23505');

/** Returns the name of the foreign key that the statement violated, if that is the error. */
export const brokenReference = (error: unknown): string | undefined => findConstraint(error, '23503');

function findConstraint(error: unknown, code: string): string | undefined {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === code ? cause.constraint : undefined;
}

/** Notifies the listeners of the channel when the transaction commits. The payload has at most 8,000 bytes. */
export async function pgNotify(q: Queryable, channel: string, payload: string): Promise<void> {
  await q.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
}
