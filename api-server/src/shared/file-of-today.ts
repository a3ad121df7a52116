import { today } from './today.ts';

/** Returns 'pedidos_2026-11-23', with today in the shop's time zone. */
export const fileOfToday = (name: string): string => `${name}_${today()}`;
