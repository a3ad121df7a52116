/** When a change of prices starts and ends. */
import { shopDay } from 'ui-kit/dates';
import type { PreciosSearch } from './queries.ts';

/** Argentina has no daylight saving time. */
const isoOf = (local: string): string => `${local}:00-03:00`;

const DAY = 24 * 3600 * 1000;
const inDays = (days: number) => shopDay(new Date(Date.now() + days * DAY));

/** Defaults in the shop's time zone: tomorrow before work, and the last minute of a week's promotion. */
export const tomorrow = (): string => `${inDays(1)}T06:00`;
export const weekLater = (begin: string | undefined): string =>
  `${shopDay(new Date((begin ? Date.parse(isoOf(begin)) : Date.now()) + 7 * DAY))}T23:59`;

/** Returns the times as API parameters; omitted for at once and without end. */
export function toMoments({
  desde,
  hasta,
  oferta,
  sentido,
}: Pick<PreciosSearch, 'desde' | 'sentido'> & Partial<Pick<PreciosSearch, 'hasta' | 'oferta'>>) {
  return {
    ...(desde && { desde: isoOf(desde) }),
    ...(hasta && sentido === 'baja' && oferta === 'si' && { hasta: isoOf(hasta) }),
  };
}
export type Moments = ReturnType<typeof toMoments>;
