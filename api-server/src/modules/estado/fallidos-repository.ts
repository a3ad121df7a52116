import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { first, type Queryable, type Tx } from '../../db/database.ts';
import { jobRows, QUEUES, type QueueName } from '../../db/queues.ts';
import type { Page } from '../../shared/page.ts';

/** The shop's own queues, without those of pg-boss. */
const isOwn = inArray(jobRows.name, QUEUES);
const isFailed = and(isOwn, eq(jobRows.state, 'failed'));

const { id, name, state, data, output, retries, created, started, ended } = jobRows;
const select = (q: Queryable) =>
  q.select({ id, name, state, data, output, retries, created, started, ended }).from(jobRows);

type Row = Awaited<ReturnType<typeof select>>[number];
export type TrabajoRow = Omit<Row, 'name'> & { name: QueueName };

/** Returns a page of jobs that failed after all retries, newest failure first. */
export async function findFallidos(q: Queryable, { limit, offset }: Page) {
  const [rows, [counted]] = await Promise.all([
    select(q).where(isFailed).orderBy(desc(ended), desc(id)).limit(limit).offset(offset),
    q.select({ total: count() }).from(jobRows).where(isFailed),
  ]);
  return { rows: rows as TrabajoRow[], total: counted?.total ?? 0 };
}

export const findTrabajo = (q: Queryable, jobId: string) =>
  first(select(q).where(and(isOwn, eq(id, jobId)))) as Promise<TrabajoRow | undefined>;

/** Locks the job: no other process starts, retries or deletes it until the transaction ends. */
export const lockTrabajo = (tx: Tx, jobId: string) =>
  first(
    select(tx)
      .where(and(isOwn, eq(id, jobId)))
      .for('update'),
  ) as Promise<TrabajoRow | undefined>;

export const deleteTrabajo = (tx: Tx, jobId: string) => tx.delete(jobRows).where(and(isOwn, eq(id, jobId)));
