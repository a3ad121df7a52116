const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Argentina has been at UTC-3 without daylight saving since 2009. */
const OFFSET = 3 * HOUR;

export const daysBefore = (now: Date, days: number) => new Date(Math.round(now.getTime() - days * DAY));

/** Returns midnight of the day of `at` in Buenos Aires, in ms. */
export function startOfDay(at: number): number {
  return Math.floor((at - OFFSET) / DAY) * DAY + OFFSET;
}

/** Returns midnight of the week's Monday. */
export function startOfWeek(at: number): number {
  const day = startOfDay(at);
  // The epoch was a Thursday: day 4 counted from Sunday.
  const weekday = (Math.floor((day - OFFSET) / DAY) + 3) % 7;
  return day - weekday * DAY;
}

export function startOfMonth(at: number): number {
  const local = new Date(at - OFFSET);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) + OFFSET;
}

/** Sunday is 0. */
export const weekdayOf = (at: number) => new Date(at - OFFSET).getUTCDay();

export const hours = (n: number) => n * HOUR;

/** Returns the ISO date of `at` in Buenos Aires. */
export const isoDay = (at: number): string => new Date(startOfDay(at)).toISOString().slice(0, 10);
