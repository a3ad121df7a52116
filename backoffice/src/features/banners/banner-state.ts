import type { BannerGuardado } from 'api-client/backoffice';
import { shopDay } from 'ui-kit/dates';

/** '24/12/2026' */
const dayText = (day: string) => day.split('-').reverse().join('/');

/** Whether the shop shows it, and until when; or when it will, or did. */
export function bannerState(
  { vigente, desde, hasta }: Pick<BannerGuardado, 'vigente' | 'desde' | 'hasta'>,
  today = shopDay(new Date()),
): string {
  if (vigente) return hasta ? `Se muestra hasta el ${dayText(hasta)}` : 'Se muestra';
  if (desde > today) {
    return `Desde el ${dayText(desde)}${hasta ? ` hasta el ${dayText(hasta)}` : ''}`;
  }
  return `Terminó el ${dayText(hasta)}`;
}
