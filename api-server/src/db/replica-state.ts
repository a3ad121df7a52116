import { askAnew } from 'node-kit/ask-anew';
import type pg from 'pg';
import { placeOf } from './lsn.ts';

/** How far a replica is. */
export interface ReplicaState {
  catalogue: bigint;
  /** What it has done again of what the primary wrote. */
  replayed: bigint;
}

/** Milliseconds for what takes it one: whoever asks is answered by the primary then. */
const PATIENCE = 1_000;

/** Each answer is at least as new as the question, and one question is for all who wait. */
export const createReplicaReader = (pool: pg.Pool): (() => Promise<ReplicaState>) =>
  askAnew(async () => {
    const { rows } = await within(
      pool.query<{ catalogue: string; replayed: string | null }>(
        `SELECT version::text AS catalogue, pg_last_wal_replay_lsn()::text AS replayed
         FROM versiones WHERE clave = 'catalogo'`,
      ),
    );
    const replayed = placeOf(rows[0]?.replayed ?? '');
    // One that was made a primary of its own goes another way from there on.
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
