import type { MiHabitual } from 'api-client/storefront';

const MONTH = 30;
const WEEK = 7;

/** Returns a text like 'cada 2 semanas', in the largest unit that fits to about a tenth. */
export function everyText(days: number): string {
  if (days === 1) return 'todos los días';
  const months = Math.round(days / MONTH);
  if (months > 0 && Math.abs(days - months * MONTH) <= 4 * months) {
    return months === 1 ? 'cada mes' : `cada ${months} meses`;
  }
  const weeks = Math.round(days / WEEK);
  if (weeks > 0 && Math.abs(days - weeks * WEEK) <= 1) {
    return weeks === 1 ? 'cada semana' : `cada ${weeks} semanas`;
  }
  return `cada ${days} días`;
}

export function agoText(days: number): string {
  if (days === 0) return 'hoy';
  return days === 1 ? 'ayer' : `hace ${days} días`;
}

/** For example 'cada 2 semanas · última hace 16 días · sueles llevar 6'. */
export function rhythmText(one: Omit<MiHabitual, 'producto'>): string {
  const { cada_dias, hace_dias, cantidad_habitual, en_curso } = one;
  const rhythm =
    cada_dias === null
      ? [`una sola vez, ${agoText(hace_dias)}`, `llevaste ${cantidad_habitual}`]
      : [everyText(cada_dias), `última ${agoText(hace_dias)}`, `sueles llevar ${cantidad_habitual}`];
  return [...rhythm, ...(en_curso ? ['en un pedido en curso'] : [])].join(' · ');
}
