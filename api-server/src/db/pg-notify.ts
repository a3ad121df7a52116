import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Tells whoever listens on the channel, when and only when the transaction commits. At most 8,000 bytes. */
export async function pgNotify(q: Queryable, channel: string, payload: string): Promise<void> {
  await q.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
}
