import { TIME_ZONE } from 'api-client/contract';
import { type SQL, sql } from 'drizzle-orm';

export type Range = 'week' | 'month';

export interface Periodo {
  range: Range;
  /** The current period, or the one before. */
  periodo: 'actual' | 'anterior';
  /** Time of the request. */
  now: Date;
}

const ZONE = sql.raw(`'${TIME_ZONE}'`);

/** SQL: first day of the period as a date in the shop's time zone. Weeks start on Monday. */
export function firstDia({ range, periodo, now }: Periodo): SQL {
  const today = sql`(${now.toISOString()}::timestamptz AT TIME ZONE ${ZONE})`;
  const unit = sql.raw(`'${range}'`);
  const back = sql.raw(periodo === 'anterior' ? `interval '1 ${range}'` : `interval '0'`);
  return sql`(date_trunc(${unit}, ${today}) - ${back})::date`;
}

/** SQL: the first day after the period. */
export const nextDia = (periodo: Periodo): SQL =>
  sql`(${firstDia(periodo)} + ${sql.raw(`interval '1 ${periodo.range}'`)})::date`;
