import type { VistaPrevia } from 'api-client/backoffice';
import { LIMITS } from 'api-client/backoffice';
import { formatMoneyShort } from 'ui-kit/money';
import { wholeText } from 'ui-kit/whole-text';

export type Efecto = VistaPrevia['productos'][number]['efecto'];

/** What becomes of a price; of one that stays as it is, why. */
export const EFECTO_TEXTS: Record<Efecto, string> = {
  sube: 'Sube',
  baja: 'Baja',
  igual: 'Queda igual',
  cero: 'No se cambia: quedaría en cero',
  maximo: `No se cambia: pasaría de ${formatMoneyShort(LIMITS.precioMax)}`,
  oferta: 'No se cambia: llegaría al precio de antes de la oferta',
};

/** Of the summary: how many rise, fall, stay, and can't be changed. */
export function countsOf({ sube, baja, igual, cero, maximo, oferta }: VistaPrevia['resumen']) {
  return { sube, baja, igual, rechazado: cero + maximo + oferta };
}

export const preciosText = (count: number): string =>
  `${wholeText(count)} ${count === 1 ? 'precio' : 'precios'}`;
