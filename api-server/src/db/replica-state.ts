import { coalesceCalls } from 'node-kit/coalesce-calls';
import type pg from 'pg';

/** Returns a PostgreSQL WAL position such as `16/B374D848` as a growing number; undefined for other texts. */
export function parseLsn(lsn: string): bigint | undefined {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(lsn) ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : undefined;
}

/** The state of a replica. */
export interface ReplicaState {
  catalogue: bigint;
  /** WAL position that the replica has replayed. */
  replayed: bigint;
}

/** Milliseconds to read the state; after that, the primary answers. */
const PATIENCE = 1_000;

/** Returns a reader of the replica's state. A result is never older than the call; concurrent calls share one query. */
export const createReplicaReader = (pool: pg.Pool): (() => Promise<ReplicaState>) =>
  coalesceCalls(async () => {
    const { rows } = await within(
      pool.query<{ catalogue: string; replayed: string | null }>(
        `SELECT version::text AS catalogue, pg_last_wal_replay_lsn()::text AS replayed
         FROM versiones WHERE clave = 'catalogo'`,
      ),
    );
    const replayed = parseLsn(rows[0]?.replayed ?? '');
    // A promoted replica no longer follows the primary.
    if (replayed === undefined) throw new Error('DATABASE_REPLICA_URL leads to no replica');
    return { catalogue: BigInt(rows[0]?.catalogue ?? 0), replayed };
  });

async function within<T>(answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The replica does not answer')), PATIENCE);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => undefined);
  }
}
