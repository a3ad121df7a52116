import { TIME_ZONE } from 'api-client/contract';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** Returns the day of the moment in the shop's time zone, '2026-11-23'. */
export const dayOf = (moment: Date): string => day.format(moment);

export const today = (): string => dayOf(new Date());

/** Returns 'pedidos_2026-11-23', with today in the shop's time zone. */
export const fileOfToday = (name: string): string => `${name}_${today()}`;
