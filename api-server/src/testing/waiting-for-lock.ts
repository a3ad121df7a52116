import { expect, vi } from 'vitest';
import type { Database } from '../db/database.ts';

const WAITING = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Waits until this many connections of the database wait for a lock. */
export async function waitingForLock({ pool }: Pick<Database, 'pool'>, connections = 1): Promise<void> {
  await vi.waitFor(async () => expect((await pool.query(WAITING)).rows).toHaveLength(connections));
}
