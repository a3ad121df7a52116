import { today } from './today.ts';

/** 'pedidos_2026-11-23': what is downloaded is named by the shop's day. */
export const fileOfToday = (name: string): string => `${name}_${today()}`;
