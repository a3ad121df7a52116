/** Dates in the shop's time zone, whatever the computer's time zone is. */
const timeZone = 'America/Argentina/Buenos_Aires';
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('es-AR', { timeZone, hourCycle: 'h23', ...options });

const time = format({ hour: '2-digit', minute: '2-digit' });
const day = format({ day: 'numeric', month: 'short' });
const dayWithYear = format({ day: 'numeric', month: 'short', year: 'numeric' });
const full = format({ dateStyle: 'full', timeStyle: 'short' });
/** Day as '2026-11-20': comparable and sortable. */
const key = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

const DAY = 24 * 3600 * 1000;

/** Returns the day in the shop's time zone, as '2026-11-20'. */
export const shopDay = (now: Date): string => key.format(now);

/** 'hoy 14:05', 'ayer 09:30', '3 nov 18:10', '28 dic 2025 18:10'. */
export function shortDate(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const dateKey = key.format(date);
  const today = key.format(now);
  if (dateKey === today) return `hoy ${time.format(date)}`;
  // Argentina has no daylight saving time: 24 hours ago is always yesterday.
  if (dateKey === key.format(new Date(now.getTime() - DAY))) return `ayer ${time.format(date)}`;
  const sameYear = dateKey.slice(0, 4) === today.slice(0, 4);
  return `${(sameYear ? day : dayWithYear).format(date).replaceAll(' de ', ' ')} ${time.format(date)}`;
}

/** Returns 'ayer', 'el 3 nov' or 'el 28 dic 2025'; undefined for today. */
export function earlierDay(iso: string, now = new Date()): string | undefined {
  const [today] = shortDate(iso, now).split(/ \d\d:/);
  return today === 'hoy' ? undefined : `${today === 'ayer' ? '' : 'el '}${today}`;
}

/** 'viernes, 20 de noviembre de 2026, 14:05'. */
export const fullDate = (iso: string): string => full.format(new Date(iso));
