import { TIME_ZONE } from 'api-client/contract';
import { type AnyColumn, and, gte, lt, type SQL, sql } from 'drizzle-orm';

/** Days as the shop's calendar has them, '2026-11-22', both included; either may be missing. */
export interface Dias {
  desde?: string | undefined;
  hasta?: string | undefined;
}

/** The moment is in one of these days. */
export const inDias = (moment: AnyColumn, { desde, hasta }: Dias): SQL | undefined =>
  and(
    desde === undefined ? undefined : gte(moment, startOf(desde)),
    hasta === undefined ? undefined : lt(moment, startOf(hasta, 1)),
  );

/** The shop's day, by the database's clock, which what waits for a day goes by as well. */
export const today = sql`(now() AT TIME ZONE ${TIME_ZONE})::date`;

export const startOf = (dia: string, later = 0) =>
  sql`((${dia}::date + ${later}::int)::timestamp AT TIME ZONE ${TIME_ZONE})`;
