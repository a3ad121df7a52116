import { TIME_ZONE } from 'api-client/contract';

const full = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** 'viernes, 20 de noviembre de 2026, 15:04', by the shop's clock. */
export const momentOf = (when: Date): string => full.format(when);
