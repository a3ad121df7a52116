import { TIME_ZONE } from 'api-client/contract';
import { type SQL, sql } from 'drizzle-orm';

export type Range = 'week' | 'month';

export interface Periodo {
  range: Range;
  /** The one that runs, or the one before it. */
  periodo: 'actual' | 'anterior';
  /** When it is asked for. */
  now: Date;
}

const ZONE = sql.raw(`'${TIME_ZONE}'`);

/** First day of the period, as a date of the shop's. Weeks start on Monday. */
export function firstDia({ range, periodo, now }: Periodo): SQL {
  const today = sql`(${now.toISOString()}::timestamptz AT TIME ZONE ${ZONE})`;
  const unit = sql.raw(`'${range}'`);
  const back = sql.raw(periodo === 'anterior' ? `interval '1 ${range}'` : `interval '0'`);
  return sql`(date_trunc(${unit}, ${today}) - ${back})::date`;
}

/** The first day after the period. */
export const nextDia = (periodo: Periodo): SQL =>
  sql`(${firstDia(periodo)} + ${sql.raw(`interval '1 ${periodo.range}'`)})::date`;
