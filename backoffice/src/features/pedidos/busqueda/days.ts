import { shopDay } from 'ui-kit/dates';
import type { PedidosFilters } from '../queries.ts';

type Days = Pick<PedidosFilters, 'desde' | 'hasta'>;

const DAY = 86_400_000;

/** Returns the most used periods by the shop's calendar; weeks begin on Monday. */
export function quickDays(now = new Date()): readonly { label: string; days: Days }[] {
  const today = shopDay(now);
  const before = (days: number) => shopDay(new Date(now.getTime() - days * DAY));
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  return [
    { label: 'Hoy', days: { desde: today, hasta: today } },
    { label: 'Ayer', days: { desde: before(1), hasta: before(1) } },
    { label: 'Esta semana', days: { desde: before(sinceMonday), hasta: today } },
    { label: 'Últimos 30 días', days: { desde: before(29), hasta: today } },
  ];
}

export const isSame = (a: Days, b: Days): boolean => a.desde === b.desde && a.hasta === b.hasta;
