import { TIME_ZONE } from 'api-client/contract';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The shop's day, '2026-11-23'. */
export const today = (): string => day.format(new Date());
