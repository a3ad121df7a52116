import { TIME_ZONE } from 'api-client/contract';
import { type AnyColumn, and, gte, lt, type SQL, sql } from 'drizzle-orm';

/** A range of days in the shop's time zone, '2026-11-22', both included. Each end is optional. */
export interface Dias {
  desde?: string | undefined;
  hasta?: string | undefined;
}

/** The condition that the moment is within these days. */
export const inDias = (moment: AnyColumn, { desde, hasta }: Dias): SQL | undefined =>
  and(
    desde === undefined ? undefined : gte(moment, startOf(desde)),
    hasta === undefined ? undefined : lt(moment, startOf(hasta, 1)),
  );

/** Today in the shop's time zone, by the database's clock. Scheduled work uses the same clock. */
export const today = sql`(now() AT TIME ZONE ${TIME_ZONE})::date`;

export const startOf = (dia: string, later = 0) =>
  sql`((${dia}::date + ${later}::int)::timestamp AT TIME ZONE ${TIME_ZONE})`;
