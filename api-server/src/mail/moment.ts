import { TIME_ZONE } from 'api-client/contract';

const full = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** Returns 'viernes, 20 de noviembre de 2026, 15:04', in the shop's time zone. */
export const momentOf = (when: Date): string => full.format(when);
