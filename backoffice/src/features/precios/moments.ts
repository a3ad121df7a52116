import { shopDay } from 'ui-kit/dates';
import type { PreciosSearch } from './precios-search.ts';

/** Argentina has no daylight saving time. */
const isoOf = (local: string): string => `${local}:00-03:00`;

const DAY = 24 * 3600 * 1000;
const inDays = (days: number) => shopDay(new Date(Date.now() + days * DAY));

/** Before anybody is at work; and a week of promotion, to its last minute. */
export const tomorrow = (): string => `${inDays(1)}T06:00`;
export const weekLater = (begin: string | undefined): string =>
  `${shopDay(new Date((begin ? Date.parse(isoOf(begin)) : Date.now()) + 7 * DAY))}T23:59`;

/** As the API is asked: nothing for at once, and for no end. */
export function momentsIn({ desde, hasta, oferta, sentido }: PreciosSearch) {
  return {
    ...(desde && { desde: isoOf(desde) }),
    ...(hasta && sentido === 'baja' && oferta === 'si' && { hasta: isoOf(hasta) }),
  };
}
export type Moments = ReturnType<typeof momentsIn>;
