import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Notifies the listeners of the channel when the transaction commits. The payload has at most 8,000 bytes. */
export async function pgNotify(q: Queryable, channel: string, payload: string): Promise<void> {
  await q.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
}
