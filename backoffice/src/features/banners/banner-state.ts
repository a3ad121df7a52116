import type { BannerGuardado } from 'api-client/backoffice';
import { diaText } from 'api-client/backoffice-cuenta';
import { shopDay } from 'ui-kit/dates';

/** Returns whether the shop shows the banner, and since or until when. */
export function bannerState(
  { vigente, desde, hasta }: Pick<BannerGuardado, 'vigente' | 'desde' | 'hasta'>,
  today = shopDay(new Date()),
): string {
  if (vigente) return hasta ? `Se muestra hasta el ${diaText(hasta)}` : 'Se muestra';
  if (desde > today) {
    return `Desde el ${diaText(desde)}${hasta ? ` hasta el ${diaText(hasta)}` : ''}`;
  }
  return `Terminó el ${diaText(hasta)}`;
}
